import { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import { recordView } from '#domains/payroll/pay-views.service.ts'
import { handle } from '#http/handle.ts'
import { readFrame } from '../scope.service.ts'
import { listPaySums, type PaySumsRow } from './pay.repo.ts'

const nothing = { people: 0, earnings: 0, deductions: 0, taxes: 0, adjustedAndCarried: 0, paid: 0 }

const paySums = ({
  people,
  earnings,
  deductions,
  taxes,
  adjustedAndCarried,
  paid,
}: Omit<PaySumsRow, 'kind'>) => ({
  people,
  earnings,
  deductions,
  taxes,
  adjustedAndCarried,
  paid,
})

/**
 * A sum over many people reveals nobody's pay. Viewing one that reveals a person's pay is audited like
 * viewing their payslip.
 */
export const readPayTotals = handle(analyticsStaff.readPayTotals, async (ctx, asked) => {
  const { term, currency } = await readFrame(ctx, asked)
  const rows = term ? await listPaySums(ctx.reading, term, ctx.actor.id) : []
  const people = [...new Set(rows.flatMap(({ toldPersonId }) => toldPersonId ?? []))]
  await recordView(ctx, { entity: 'pay-totals', entityId: term?.id ?? 'none', people })
  return {
    term,
    currency,
    overall: paySums(
      rows.find(({ kind }) => kind === 'all') ?? {
        ...nothing,
        month: null,
        employmentType: null,
        toldPersonId: null,
      },
    ),
    months: rows.flatMap((row) =>
      row.kind === 'month' && row.month ? [{ month: row.month, ...paySums(row) }] : [],
    ),
    employmentTypes: rows.flatMap((row) =>
      row.kind === 'type' ? [{ employmentType: row.employmentType, ...paySums(row) }] : [],
    ),
    recorded: people.length > 0,
  }
})
