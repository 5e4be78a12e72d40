import { myPay } from '@campanile/contract/payroll/my-pay.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { lineMessages } from '../computing/lines.messages.ts'
import { adjustedKind } from '../computing/year-lines.rules.ts'
import { recordView } from '../pay-views.service.ts'
import * as repo from './my-pay.repo.ts'

async function readPersonPayslips({ db }: SignedIn, personId: string, query: repo.SlipQuery) {
  const [{ rows, total }, years] = await Promise.all([
    repo.listShown(db, personId, query),
    repo.listYears(db, personId),
  ])
  const items = rows.map((row) => ({ ...row, approvedAt: row.approvedAt.toISOString() }))
  return { items, total, years, page: query.page, pageSize: query.pageSize }
}

export const listMyPayslips = handle(myPay.listMyPayslips, (ctx, query) =>
  readPersonPayslips(ctx, ctx.actor.id, query),
)

export const listPayslipsOf = handle(myPay.listPayslipsOf, async (ctx, { personId, ...query }) => {
  await personOrNotFound(ctx.db, personId)
  await recordView(ctx, { entity: 'person', entityId: personId, people: [personId] })
  return readPersonPayslips(ctx, personId, query)
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
    totals: sums,
    items: lines.map(({ position: _, ...line }) => ({
      ...line,
      label: line.label || lineMessages(ctx.locale).notSentCarried(),
      adjusts: adjustedKind(line.adjusts),
    })),
  }
})
