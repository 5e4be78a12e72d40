import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { staffDayKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { handle } from '#http/handle.ts'
import { rowList } from './row-list.service.ts'
import { staffDayRows } from './staff-day-rows.repo.ts'

const staffDays = rowList({
  query: staffDayRows,
  view: 'staff-days',
  title: 'Staff days',
  item: (row) => ({
    ...row,
    personName: `${row.firstName} ${row.lastName}`,
    inAt: row.inAt?.toISOString() ?? null,
    outAt: row.outAt?.toISOString() ?? null,
  }),
  columns: (c, { moment }) => [
    c.day('Date', (it) => it.date),
    c.text('Last name', 20, (it) => it.lastName),
    c.text('First name', 20, (it) => it.firstName),
    c.text('Number', 13, (it) => it.number),
    c.text('Role', 18, (it) => roleLabel(it.role, it.employmentType)),
    c.text('Status', 10, (it) => staffDayKindWords[it.status]),
    c.moment('In', (it) => it.inAt && moment(it.inAt)),
    c.moment('Out', (it) => it.outAt && moment(it.outAt)),
  ],
})

export const listAnalyticsStaffDays = handle(analyticsStaff.listAnalyticsStaffDays, staffDays.list)
export const exportAnalyticsStaffDays = handle(analyticsStaff.exportAnalyticsStaffDays, staffDays.exportFile)
