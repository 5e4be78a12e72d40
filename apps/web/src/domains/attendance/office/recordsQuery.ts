import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { recordSorts, type studentAttendance } from '@campanile/contract/attendance/student-attendance.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { attendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

type RecordsQuery = OperationInput<typeof studentAttendance.listAttendanceRecords>

export const recordsShape = { filters: ['status', 'source', 'from', 'to'], sort: '-startsAt' }

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A plain date in the address; invalid values are ignored. */
export const dayOf = (value: string | undefined) => (value && day.test(value) ? value : undefined)

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function recordsQuery({ page, search, sort, filters }: ListView) {
  return {
    ...withinLimits({ page, search }),
    sort: oneOf(recordSorts, sort) ?? '-startsAt',
    status: oneOf(attendanceStatuses, filters.status),
    source: oneOf(attendanceSource.options, filters.source),
    from: dayOf(filters.from),
    to: dayOf(filters.to),
  } satisfies RecordsQuery
}

/** The same records, regardless of page and order. */
export const chosenRecords = ({ search, status, source, from, to }: ReturnType<typeof recordsQuery>) => ({
  search,
  status,
  source,
  from,
  to,
})
