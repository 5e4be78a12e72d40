import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { locale } from '#lib/locale.ts'

/** A record being saved: what its row shows until the server responds; null if only the server knows. */
export interface PendingMark {
  studentId: string
  shown: Pick<RegisterRow, 'status' | 'source' | 'markedAt'> | null
}

/** A row's status, or `waiting` for a student who is not marked yet. */
export type RowStatus = AttendanceStatus | 'waiting'

/** The order of seats and legend: students who are here come first. */
export const rowStatuses = ['present', 'late', 'excused', 'absent', 'waiting'] as const

export const statusOf = ({ status }: Pick<RegisterRow, 'status'>): RowStatus => status ?? 'waiting'

export type Counts = Record<RowStatus, number>

export function countRows(rows: readonly Pick<RegisterRow, 'status'>[]): Counts {
  const counts: Counts = { present: 0, late: 0, excused: 0, absent: 0, waiting: 0 }
  for (const row of rows) counts[statusOf(row)] += 1
  return counts
}

/** Students in the room: on time or late. */
export const inRoom = ({ present, late }: Counts): number => present + late

/** The rows after the records in progress have been saved; the latest record of a student counts. */
export function withPending(
  rows: readonly RegisterRow[],
  marks: readonly PendingMark[],
): readonly RegisterRow[] {
  if (marks.length === 0) return rows
  const shown = new Map(marks.map((mark) => [mark.studentId, mark.shown]))
  return rows.map((row) => {
    const change = shown.get(row.studentId)
    return change ? { ...row, ...change } : row
  })
}

/** Arrivals, newest first. */
export function arrivals(rows: readonly RegisterRow[], limit: number): RegisterRow[] {
  const here = rows.filter(({ status, markedAt }) => markedAt && (status === 'present' || status === 'late'))
  return here.sort((a, b) => (b.markedAt ?? '').localeCompare(a.markedAt ?? '')).slice(0, limit)
}

export interface RosterView {
  status: RowStatus | 'all'
  search: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)

/** The rows a view shows: name in either order or number contains what is searched, accents aside. */
export function rowsOfView(
  rows: readonly RegisterRow[],
  { status, search }: RosterView,
): readonly RegisterRow[] {
  const wanted = plain(search.trim())
  return rows.filter(
    (row) =>
      (status === 'all' || statusOf(row) === status) &&
      (!wanted ||
        plain(`${row.firstName} ${row.lastName} ${row.firstName} ${row.number ?? ''}`).includes(wanted)),
  )
}

/** Seats in a row: a seminar stays large, and a lecture of 300 stays one block. */
export const seatColumns = (students: number, { least, wide }: { least: number; wide: number }): number =>
  Math.max(least, Math.round(Math.sqrt(students * wide)))
