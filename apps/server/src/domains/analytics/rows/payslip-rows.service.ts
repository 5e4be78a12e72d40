import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { exportedBatches, recordView } from '#domains/payroll/pay-views.service.ts'
import { handle } from '#http/handle.ts'
import { payslipRows } from './payslip-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const audited = (term: { id: string } | null) => ({ entity: 'pay-totals', entityId: term?.id ?? 'none' })

const payslips = rowList({
  query: payslipRows,
  view: 'payslips',
  title: (m) => m.payslips(),
  item: (row) => row,
  /** Records whose payslips are viewed before returning them. */
  async about(ctx, { frame: { term, currency }, rows }) {
    const people = [...new Set(rows.map(({ personId }) => personId))]
    await recordView(ctx, { ...audited(term), people })
    return { currency }
  },
  fileRows: (ctx, { term }, read) =>
    exportedBatches(ctx, audited(term), { read, personOf: ({ personId }) => personId }),
  columns(c, { currency, locale, m, shared }) {
    return [
      c.text(m.month(), 9, (it) => it.month),
      c.text(shared.name(), 28, (it) => it.personName),
      c.text(shared.number(), 14, (it) => it.number),
      c.text(m.employment(), 14, (it) => paidAs(it.employmentType, locale)),
      c.text(m.run(), 10, (it) => (it.runKind === 'reversal' ? m.reversal() : m.regular())),
      c.money(currency, m.earningsIn({ currency }), (it) => it.earnings),
      c.money(currency, m.deductionsIn({ currency }), (it) => -it.deductions || 0),
      c.money(currency, m.taxesIn({ currency }), (it) => -it.taxes || 0),
      c.money(currency, m.adjustedAndCarriedIn({ currency }), (it) => it.adjustedAndCarried),
      c.money(currency, m.paidIn({ currency }), (it) => it.paid),
    ]
  },
})

export const listAnalyticsPayslips = handle(analyticsStaff.listAnalyticsPayslips, payslips.list)
export const exportAnalyticsPayslips = handle(analyticsStaff.exportAnalyticsPayslips, payslips.exportFile)
