import { joinFacts } from '#lib/facts/joinFacts.ts'
import { m } from './messages.ts'
import type { Board, BoardEntry } from './useBoard.ts'

/** What a block says, in its order. A small one shows only the first of it; screen readers read all. */
export function blockWords({ time, conflictsOf }: Board, { startsAt, endsAt, session, exam }: BoardEntry) {
  return {
    title: session ? session.courseTitle : m.exam({ title: exam?.title ?? '' }),
    when: joinFacts(time.day(startsAt), time.range(startsAt, endsAt)),
    room: session
      ? (session.room?.name ?? m.hasNoRoom())
      : joinFacts(...(exam?.rooms.map(({ name }) => name) ?? [])),
    more: session
      ? joinFacts(
          ...session.lecturers,
          session.status === 'cancelled' && m.wasCancelled(),
          ...conflictsOf(session),
        )
      : '',
  }
}
