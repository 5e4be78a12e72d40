import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { exportedBatches, recordView } from '#domains/payroll/pay-views.service.ts'
import { handle } from '#http/handle.ts'
import { payslipRows } from './payslip-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const audited = (term: { id: string } | null) => ({ entity: 'pay-totals', entityId: term?.id ?? 'none' })

const payslips = rowList({
  query: payslipRows,
  view: 'payslips',
  title: 'Payslips',
  item: (row) => row,
  /** Records whose payslips are viewed before returning them. */
  async about(ctx, { frame: { term, currency }, rows }) {
    const people = [...new Set(rows.map(({ personId }) => personId))]
    await recordView(ctx, { ...audited(term), people })
    return { currency }
  },
  fileRows: (ctx, { term }, read) =>
    exportedBatches(ctx, audited(term), { read, personOf: ({ personId }) => personId }),
  columns(c, { currency }) {
    const units = 10 ** minorDigits(currency)
    return [
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
    ]
  },
})

export const listAnalyticsPayslips = handle(analyticsStaff.listAnalyticsPayslips, payslips.list)
export const exportAnalyticsPayslips = handle(analyticsStaff.exportAnalyticsPayslips, payslips.exportFile)
