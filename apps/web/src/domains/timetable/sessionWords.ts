import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { seriesWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

export type SessionState = 'live' | 'cancelled' | 'moved' | 'cover' | 'planned'

type Timed = Pick<ScheduledSession, 'startsAt' | 'endsAt'>

/** The most important fact about a session now. */
export function stateOf(
  session: Pick<ScheduledSession, 'status' | 'substitute'> & Timed,
  now: Date,
): SessionState {
  if (session.status === 'cancelled') return 'cancelled'
  if (Date.parse(session.startsAt) <= now.getTime() && now.getTime() < Date.parse(session.endsAt))
    return 'live'
  if (session.status === 'moved') return 'moved'
  return session.substitute ? 'cover' : 'planned'
}

/** The text of its flag; for a moved session, the new values. */
export function flagOf(
  session: Pick<ScheduledSession, 'planned' | 'room'> & Timed,
  state: SessionState,
): string | null {
  switch (state) {
    case 'live':
      return m.now()
    case 'cancelled':
      return m.cancelled()
    case 'cover':
      return m.cover()
    case 'moved':
      return session.planned?.startsAt === session.startsAt && session.planned.room !== session.room
        ? m.newRoom()
        : m.moved()
    case 'planned':
      return null
  }
}

/** Its lecturers. */
const taughtBy = ({ lecturers, substitute }: Pick<ScheduledSession, 'lecturers' | 'substitute'>): string =>
  substitute ?? joinFacts(...lecturers)

/** The other side: a student's lecturers, a lecturer's batches. */
export const peopleOf = (session: ScheduledSession, role: string): string =>
  role === 'lecturer' ? joinFacts(...session.batches) : taughtBy(session)

/** "9 sessions, 1 exam, 17 hours, 2 changes": cancelled ones are changes, not sessions. */
export function summaryOf(
  entries: readonly ScheduledSession[],
  exams: ReadonlySet<string> = new Set(),
): string {
  const held = entries.filter(({ status }) => status !== 'cancelled')
  const sat = held.filter(({ id }) => exams.has(id)).length
  const minutes = held.reduce(
    (sum, it) => sum + (Date.parse(it.endsAt) - Date.parse(it.startsAt)) / 60_000,
    0,
  )
  const hours = Math.round(minutes / 30) / 2
  const changes = entries.filter(({ status }) => status === 'cancelled' || status === 'moved').length
  return seriesWords([
    m.sessionsCounted({ count: held.length - sat }),
    ...(sat > 0 ? [m.examsCounted({ count: sat })] : []),
    m.hoursCounted({ count: hours }),
    ...(changes > 0 ? [m.changesCounted({ count: changes })] : []),
  ])
}
