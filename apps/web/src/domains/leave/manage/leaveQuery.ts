import { leaveSorts } from '@campanile/contract/leave/leave-management.ts'
import { leaveStatuses } from '@campanile/contract/leave/leave-request.ts'
import { linkAudiences } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, usualFilter, withinLimits } from '#lib/listParams.ts'
import { monthOf, monthRange } from '../month.ts'

/** The query for people. Invalid parameters of an old or mistyped link are ignored. */
const peopleQuery = ({ page, search, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  role: oneOf(linkAudiences, filters.role),
})

export const queueShape = { filters: ['status', 'role', 'type'], sort: '' }

/** Pending requests unless the link asks otherwise, the nearest leave first; others newest first. */
export function queueQuery(view: ListView) {
  const { type } = view.filters
  const status = usualFilter(leaveStatuses, 'pending', view.filters.status, view.search)
  return {
    ...peopleQuery(view),
    status,
    leaveTypeId: asId(type),
    sort: oneOf(leaveSorts, view.sort) ?? (status === 'pending' ? 'from' : '-submittedAt'),
  }
}

export const teamShape = { filters: ['role', 'month'], kept: ['month'], sort: '' }

export function teamQuery(view: ListView, today: string) {
  const month = monthOf(view.filters.month, today)
  return { month, query: { ...peopleQuery(view), pageSize: 50, ...monthRange(month) } }
}

export const balancesShape = { filters: ['role', 'year', 'show'], kept: ['year', 'show'], sort: '' }

export function balancesQuery(view: ListView) {
  const { year } = view.filters
  return { ...peopleQuery(view), year: year && /^(20|21)\d\d$/.test(year) ? Number(year) : undefined }
}
