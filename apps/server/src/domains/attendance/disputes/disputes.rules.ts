import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { RecordDispute } from '@campanile/contract/attendance/my-attendance.ts'
import { daysAfter } from '#platform/clock.ts'

/** The facts that decide whether a student may dispute a session. */
interface DisputeFacts {
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  endsAt: Date
  mark: AttendanceStatus | null
  /** A check-in by the student was refused in this session. */
  refused: boolean
  disputed: boolean
}

/**
 * Why the session cannot be disputed at this time, or null. One dispute at a time, within some days of the
 * session.
 */
export function disputeRefusal(
  { sessionStatus, endsAt, mark, refused, disputed }: DisputeFacts,
  now: Date,
  days: number,
): 'dispute-open' | 'dispute-too-late' | 'nothing-to-dispute' | null {
  if (disputed) return 'dispute-open'
  if (!isDisputable({ sessionStatus, mark, refused })) return 'nothing-to-dispute'
  return now > disputableUntil(endsAt, days) ? 'dispute-too-late' : null
}

/** Whether there is anything to dispute, at any time. */
export const isDisputable = ({
  sessionStatus,
  mark,
  refused,
}: Pick<DisputeFacts, 'sessionStatus' | 'mark' | 'refused'>): boolean =>
  sessionStatus !== 'cancelled' && mark !== 'present' && (mark !== null || refused)

/** The time limit for disputes of a session. */
export const disputableUntil = (endsAt: Date, days: number): Date => daysAfter(endsAt, days)

/** The latest dispute of a record or refusal, and until when it can be disputed. */
export const recordDispute = (
  facts: Omit<DisputeFacts, 'disputed'>,
  latest: RecordDispute['dispute'],
  now: Date,
  days: number,
): RecordDispute => ({
  dispute: latest,
  disputableUntil: isDisputable(facts) ? disputableUntil(facts.endsAt, days).toISOString() : null,
  can: { dispute: disputeRefusal({ ...facts, disputed: latest?.state === 'open' }, now, days) === null },
})
