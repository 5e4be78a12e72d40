import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'

/** A source as it is stored. */
export type StoredSource = Exclude<AttendanceSource, 'closing'>

/** What a stored record says about its student and session. */
export interface RecordValues {
  status: AttendanceStatus
  source: StoredSource
  markedAt: Date
  /** Null when the student checked in themselves, or closing check-in marked them absent. */
  markedBy: string | null
}

type StoredRecord = Pick<RecordValues, 'status' | 'source' | 'markedBy'>

/** Written by closing check-in, not by a person. Reopening check-in deletes such absences. */
export const isClosingAbsence = ({ status, source, markedBy }: StoredRecord): boolean =>
  status === 'absent' && source === 'manual' && markedBy === null

/** How a record came about, as it is shown. */
export const recordSource = (record: StoredRecord): AttendanceSource =>
  isClosingAbsence(record) ? 'closing' : record.source

/** The same as it is stored. */
export const toStoredSource = (source: AttendanceSource): StoredSource =>
  source === 'closing' ? 'manual' : source

/** The facts that decide whether a student can check in. */
export interface CheckInFacts {
  enrolled: boolean
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  startsAt: Date
  endsAt: Date
  window: { closesAt: Date; closedAt: Date | null } | null
  marked: boolean
}

/** The same facts as a repository row has them. */
export const checkInFacts = (row: {
  enrolled: boolean
  sessionStatus: CheckInFacts['sessionStatus']
  startsAt: Date
  endsAt: Date
  closesAt: Date | null
  closedAt: Date | null
  markStatus: AttendanceStatus | null
}): CheckInFacts => ({
  enrolled: row.enrolled,
  sessionStatus: row.sessionStatus,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  window: row.closesAt && { closesAt: row.closesAt, closedAt: row.closedAt },
  marked: row.markStatus !== null,
})

/** Why checking in is refused at this time, the most useful reason first; null if it is allowed. */
export function checkInRefusal(facts: CheckInFacts, now: Date): RefusalReason | null {
  if (!facts.enrolled) return 'not-enrolled'
  if (facts.marked) return 'already-marked'
  if (facts.sessionStatus === 'cancelled') return 'session-cancelled'
  if (facts.window) return facts.window.closedAt || facts.window.closesAt <= now ? 'check-in-closed' : null
  if (now < facts.startsAt) return 'session-not-started'
  return now < facts.endsAt ? 'check-in-not-open' : 'check-in-closed'
}

/** Present up to and including the late time, late from then on. */
export const arrivalStatus = (lateAfter: Date, now: Date): 'present' | 'late' =>
  now <= lateAfter ? 'present' : 'late'
