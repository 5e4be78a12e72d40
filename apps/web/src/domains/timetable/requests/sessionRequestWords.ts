import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

type Format = Pick<TimeFormat, 'day' | 'range'>

interface Slot {
  startsAt: string
  endsAt: string
}

const slotWords = ({ startsAt, endsAt }: Slot, { day, range }: Format) =>
  joinFacts(day(startsAt), range(startsAt, endsAt))

/** The session's time when the change was requested. */
export const requestedForWords = ({ requestedFor }: Pick<SessionRequest, 'requestedFor'>, time: Format) =>
  slotWords(requestedFor, time)

/** "Move to Wednesday 25 September, 14:00 to 15:30, Great Hall", "Cancel session" */
export function requestedChangeWords({ proposed }: Pick<SessionRequest, 'proposed'>, time: Format): string {
  if (!proposed) return m.cancelSession()
  const slot = slotWords(proposed, time)
  return proposed.room ? m.moveTo({ slot, room: proposed.room.name }) : m.moveToWithoutRoom({ slot })
}

/** The session, when it is, and what would change. */
export function requestSummary(
  request: Pick<SessionRequest, 'session' | 'requestedFor' | 'proposed'>,
  time: Format,
): string {
  const { session, proposed } = request
  const facts = {
    course: `${session.courseCode} ${session.courseTitle}`,
    time: requestedForWords(request, time),
  }
  if (!proposed) return m.cancelSummary(facts)
  const slot = slotWords(proposed, time)
  return proposed.room
    ? m.moveSummary({ ...facts, slot, room: proposed.room.name })
    : m.moveSummaryWithoutRoom({ ...facts, slot })
}
