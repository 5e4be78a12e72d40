import { type AnalyticsPayslip, analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { exportedPortions, recordLook } from '#domains/payroll/pay-views.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { frameOf, inScopeOr } from '../scope.service.ts'
import { listPayslipRows, listPayslipsAfter } from './payslip-rows.repo.ts'

/** Records whose payslips are viewed before returning them. */
export const listAnalyticsPayslips = handle(
  analyticsStaff.listAnalyticsPayslips,
  async (ctx, { termId, sort, page, pageSize, ...part }) => {
    const [{ term }, { settings }] = await Promise.all([frameOf(ctx, { termId }), currentInstitution(ctx)])
    const { rows, total } = await inScopeOr(term, { rows: [], total: 0 }, ({ from, to }) =>
      listPayslipRows(ctx.reading, { from, to, ...part }, { sort, page, pageSize }),
    )
    const people = [...new Set(rows.map(({ personId }) => personId))]
    await recordLook(ctx, { entity: 'pay-totals', entityId: term?.id ?? 'none', people })
    return { items: rows, total, page, pageSize, term, currency: settings.payroll.currency }
  },
)

export const exportAnalyticsPayslips = handle(
  analyticsStaff.exportAnalyticsPayslips,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { termId, ...part } = input
    const [{ term, timeZone }, { settings }] = await Promise.all([
      frameOf(ctx, { termId }),
      currentInstitution(ctx),
    ])
    const { currency } = settings.payroll
    const units = 10 ** minorDigits(currency)
    const about = { entity: 'pay-totals', entityId: term?.id ?? 'none' }
    const rows = exportedPortions<AnalyticsPayslip>(ctx, about, {
      read: (after, limit) =>
        inScopeOr(term, [], ({ from, to }) =>
          listPayslipsAfter(ctx.reading, { from, to, ...part }, after, limit),
        ),
      personOf: ({ personId }) => personId,
    })
    const table = sheet(rows, (c) => [
      c.text('Month', 9, (it) => it.month),
      c.text('Name', 28, (it) => it.personName),
      c.text('Number', 14, (it) => it.number),
      c.text('Employment', 14, (it) => paidAs(it.employmentType)),
      c.text('Run', 10, (it) => (it.runKind === 'reversal' ? 'Reversal' : 'Regular')),
      c.number(`Earnings ${currency}`, (it) => it.earnings / units),
      c.number(`Deductions ${currency}`, (it) => it.deductions / units),
      c.number(`Taxes ${currency}`, (it) => it.taxes / units),
      c.number(`Corrections ${currency}`, (it) => it.corrections / units),
      c.number(`Net ${currency}`, (it) => it.net / units),
    ])
    return auditedFile(ctx, table, {
      view: 'payslips',
      asked: input,
      format,
      timeZone,
      title: 'Payslips',
      of: [term?.name],
    })
  },
)
