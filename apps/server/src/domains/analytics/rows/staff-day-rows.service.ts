import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { staffDayKindLabels } from '@campanile/contract/analytics/label-messages.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { staffDayStatusLabels } from '@campanile/contract/staff-attendance/label-messages.ts'
import { handle } from '#http/handle.ts'
import { rowList } from './row-list.service.ts'
import { staffDayRows } from './staff-day-rows.repo.ts'

const statusLabels = (locale: string) => ({ ...staffDayStatusLabels(locale), ...staffDayKindLabels(locale) })

const staffDays = rowList({
  query: staffDayRows,
  view: 'staff-days',
  title: (m) => m.staffDays(),
  item: (row) => ({
    ...row,
    personName: `${row.firstName} ${row.lastName}`,
    inAt: row.inAt?.toISOString() ?? null,
    outAt: row.outAt?.toISOString() ?? null,
  }),
  columns: (c, { locale, moment, m, shared }) => [
    c.day(shared.date(), (it) => it.date),
    c.text(shared.lastName(), 20, (it) => it.lastName),
    c.text(shared.firstName(), 20, (it) => it.firstName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(shared.role(), 18, (it) => roleLabel(it.role, it.employmentType, locale)),
    c.text(shared.status(), 10, (it) => statusLabels(locale)[it.status]),
    c.moment(m.inAt(), (it) => it.inAt && moment(it.inAt)),
    c.moment(m.outAt(), (it) => it.outAt && moment(it.outAt)),
  ],
})

export const listAnalyticsStaffDays = handle(analyticsStaff.listAnalyticsStaffDays, staffDays.list)
export const exportAnalyticsStaffDays = handle(analyticsStaff.exportAnalyticsStaffDays, staffDays.exportFile)
