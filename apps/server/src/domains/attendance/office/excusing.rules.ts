import { isClosingAbsence, type RecordValues } from '../attendance.rules.ts'

/** Why a session is left unchanged. */
export type ExcuseObstacle = 'session-cancelled' | 'not-enrolled' | 'excused-already'

interface ExcuseFacts {
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  enrolled: boolean
  record: Pick<RecordValues, 'status'> | null
}

/** Why the student cannot be excused from a session; null if they can. */
export function excuseObstacle({ sessionStatus, enrolled, record }: ExcuseFacts): ExcuseObstacle | null {
  if (sessionStatus === 'cancelled') return 'session-cancelled'
  if (record?.status === 'excused') return 'excused-already'
  return record || enrolled ? null : 'not-enrolled'
}

/** State of a session's register, compared with the time of the excuse. */
export interface RegisterSince {
  /** Check-in is open at this moment. */
  open: boolean
  /** When the register was last completed, by closing check-in or by taking it later; null: never. */
  completedAt: Date | null
  enrolled: boolean
}

/**
 * The student's record after their excuse is withdrawn: the one before it. If check-in was closed or reopened
 * since, the result is the same as for the other students.
 */
export function recordAfterExcuse(
  before: RecordValues | null,
  excusedAt: Date,
  register: RegisterSince,
): RecordValues | null {
  const { open, completedAt, enrolled } = register
  if (before) return open && isClosingAbsence(before) ? null : before
  if (open || !enrolled || !completedAt || completedAt < excusedAt) return null
  return { status: 'absent', source: 'manual', markedAt: completedAt, markedBy: null }
}
