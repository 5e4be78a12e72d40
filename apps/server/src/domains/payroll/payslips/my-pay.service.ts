import { myPay } from '@campanile/contract/payroll/my-pay.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { adjustedKind } from '../computing/year-lines.rules.ts'
import * as repo from './my-pay.repo.ts'

export const listMyPayslips = handle(myPay.listMyPayslips, async (ctx, query) => {
  const [{ rows, total }, years] = await Promise.all([
    repo.listShown(ctx.db, ctx.actor.id, query),
    repo.listYears(ctx.db, ctx.actor.id),
  ])
  const items = rows.map((row) => ({ ...row, approvedAt: row.approvedAt.toISOString() }))
  return { items, total, years, page: query.page, pageSize: query.pageSize }
})

export const readMyPayYear = handle(myPay.readMyPayYear, async (ctx, { year }) => {
  const [{ payslips, currency, ...sums }, lines, { settings }] = await Promise.all([
    repo.sumYear(ctx.db, ctx.actor.id, year),
    repo.listYearLines(ctx.db, ctx.actor.id, year),
    currentInstitution(ctx),
  ])
  return {
    year,
    currency: currency ?? settings.payroll.currency,
    payslips,
    totals: { people: Math.min(1, payslips), ...sums },
    items: lines.map(({ position: _, ...line }) => ({ ...line, adjusts: adjustedKind(line.adjusts) })),
  }
})
