import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { daysAfter } from '#platform/clock.ts'

/** What decides whether a student may dispute a session. */
interface DisputeFacts {
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  endsAt: Date
  mark: AttendanceStatus | null
  /** A check-in of the student was refused in this session. */
  refused: boolean
  disputed: boolean
}

/** Why disputing is not possible at an instant, or null: once at a time, within some days of the session. */
export function disputeRefusalAt(
  { sessionStatus, endsAt, mark, refused, disputed }: DisputeFacts,
  now: Date,
  days: number,
): 'dispute-open' | 'dispute-too-late' | 'nothing-to-dispute' | null {
  if (disputed) return 'dispute-open'
  if (sessionStatus === 'cancelled' || mark === 'present' || (!mark && !refused)) return 'nothing-to-dispute'
  return now > daysAfter(endsAt, days) ? 'dispute-too-late' : null
}
