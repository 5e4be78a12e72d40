import type { AttendanceSource, AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'

export interface Mark {
  status: AttendanceStatus
  source: AttendanceSource
  markedAt: Date
  /** Null when the student did it, or the closing of the window. */
  markedBy: string | null
}

/** Why a session stays as it is. */
export type ExcuseObstacle = 'session-cancelled' | 'not-enrolled' | 'excused-already'

interface ExcuseFacts {
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  enrolled: boolean
  mark: Pick<Mark, 'status'> | null
}

/** What stands against excusing a session; null when nothing does. */
export function excuseObstacle({ sessionStatus, enrolled, mark }: ExcuseFacts): ExcuseObstacle | null {
  if (sessionStatus === 'cancelled') return 'session-cancelled'
  if (mark?.status === 'excused') return 'excused-already'
  return mark || enrolled ? null : 'not-enrolled'
}

/** What became of a session's register since the excuse. */
export interface RegisterSince {
  /** Check-in is open at this moment. */
  open: boolean
  /** When the register was last completed: check-in closed, or taken later; null: it never was. */
  completedAt: Date | null
  enrolled: boolean
}

/** Nobody marked it by hand: the closing of check-in did, and its next opening takes it back. */
const isClosingAbsence = ({ status, markedBy }: Mark) => status === 'absent' && markedBy === null

/**
 * The mark a student has again when an excuse is taken back: the one before it. What opening and closing of
 * check-in did to the others since, it does to this one too.
 */
export function markAfterExcuse(before: Mark | null, excusedAt: Date, register: RegisterSince): Mark | null {
  const { open, completedAt, enrolled } = register
  if (before) return open && isClosingAbsence(before) ? null : before
  if (open || !enrolled || !completedAt || completedAt < excusedAt) return null
  return { status: 'absent', source: 'manual', markedAt: completedAt, markedBy: null }
}
