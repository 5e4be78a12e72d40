import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { staffDayKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { inPortions } from '#documents/portions.ts'
import { handle } from '#http/handle.ts'
import { momentsIn } from '#platform/clock.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { frameOf, inScopeOr } from '../scope.service.ts'
import { listStaffDayRows, listStaffDaysAfter, type StaffDayRow } from './staff-day-rows.repo.ts'

export const listAnalyticsStaffDays = handle(
  analyticsStaff.listAnalyticsStaffDays,
  async (ctx, { termId, sort, page, pageSize, ...part }) => {
    const { term } = await frameOf(ctx, { termId })
    const { rows, total } = await inScopeOr(term, { rows: [], total: 0 }, ({ from, to }) =>
      listStaffDayRows(ctx.reading, { from, to, ...part }, { sort, page, pageSize }),
    )
    const items = rows.map(({ firstName, lastName, inAt, outAt, ...row }) => ({
      ...row,
      personName: `${firstName} ${lastName}`,
      inAt: inAt?.toISOString() ?? null,
      outAt: outAt?.toISOString() ?? null,
    }))
    return { items, total, page, pageSize, term }
  },
)

export const exportAnalyticsStaffDays = handle(
  analyticsStaff.exportAnalyticsStaffDays,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { termId, ...part } = input
    const { term, timeZone } = await frameOf(ctx, { termId })
    const moment = momentsIn(timeZone)
    const rows = inPortions<StaffDayRow>((after, limit) =>
      inScopeOr(term, [], ({ from, to }) =>
        listStaffDaysAfter(ctx.reading, { from, to, ...part }, after, limit),
      ),
    )
    const table = sheet(rows, (c) => [
      c.day('Date', (it) => it.date),
      c.text('Last name', 20, (it) => it.lastName),
      c.text('First name', 20, (it) => it.firstName),
      c.text('Number', 13, (it) => it.number),
      c.text('Role', 18, (it) => roleLabel(it.role, it.employmentType)),
      c.text('Status', 10, (it) => staffDayKindWords[it.status]),
      c.moment('In', (it) => it.inAt && moment(it.inAt)),
      c.moment('Out', (it) => it.outAt && moment(it.outAt)),
    ])
    return auditedFile(ctx, table, {
      view: 'staff-days',
      asked: input,
      format,
      timeZone,
      title: 'Staff days',
      of: [term?.name],
    })
  },
)
