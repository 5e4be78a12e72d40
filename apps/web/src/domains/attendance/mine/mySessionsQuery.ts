import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import type { myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, lastPage } from '#lib/listParams.ts'

type MySessionsQuery = OperationInput<typeof myAttendance.listMySessions>

export const mySessionsShape = { filters: ['when', 'class', 'status', 'session'], kept: ['when'], sort: '' }

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function mySessionsQuery({ page, filters }: ListView) {
  const when = filters.when === 'ahead' ? 'ahead' : 'begun'
  return {
    page: Math.min(page, lastPage),
    pageSize: 10,
    when,
    // A notification leads to one session.
    sessionId: asId(filters.session),
    classId: asId(filters.class),
    // Sessions ahead have no record, and their filter is not shown.
    status: when === 'ahead' ? undefined : attendanceStatuses.find((it) => it === filters.status),
  } satisfies MySessionsQuery
}
