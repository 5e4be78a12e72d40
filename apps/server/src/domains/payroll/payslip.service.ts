import type { PayLine, Payslip, payslips } from '@campanile/contract/payslips.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import * as events from './pay-line-events.repo.ts'
import { maySeePayslip, payslipAbilities } from './payslip.policy.ts'
import * as repo from './payslip.repo.ts'
import { payslipPdf } from './payslip-pdf.ts'

/**
 * A payslip that the caller may see; a look at another person's is audited.
 *
 * @throws AppError not-found for whom it does not concern
 */
async function lookAt(ctx: SignedIn, tx: Transaction, payslipId: string): Promise<repo.SlipRow> {
  const slip = await repo.findPayslip(tx.db, payslipId)
  if (!slip || !maySeePayslip(ctx.actor, slip)) throw new AppError('not-found')
  if (slip.personId !== ctx.actor.id)
    await recordAudit(ctx, tx, {
      entity: 'payslip',
      entityId: payslipId,
      after: { person: slip.personId, month: slip.month },
    })
  return slip
}

const lineView = ({ questionId, isAnswered, ...line }: repo.LineRow): PayLine => ({
  ...line,
  question: questionId === null ? null : { id: questionId, status: isAnswered ? 'answered' : 'open' },
})

async function viewOf(ctx: SignedIn, tx: Transaction, slip: repo.SlipRow): Promise<Payslip> {
  const [lines, yearToDate, { name: institution }] = [
    await repo.listLines(tx.db, slip.id),
    await repo.sumYearTo(tx.db, slip),
    await currentInstitution({ db: tx.db }),
  ]
  const { first: firstDay, last: lastDay } = daysOfMonth(slip.month)
  const { personId, name, number, role, employmentType, profileImage, approvedAt: _, ...rest } = slip
  return {
    ...rest,
    person: { id: personId, name, number, role, employmentType, photo: photoUrl(personId, profileImage) },
    institution,
    firstDay,
    lastDay,
    lines: lines.map(lineView),
    yearToDate: { year: Number(slip.month.slice(0, 4)), people: 1, ...yearToDate },
    can: payslipAbilities(ctx.actor, slip),
  }
}

export const readPayslip: Handler<typeof payslips.readPayslip> = (ctx, { payslipId }) =>
  inTransaction(ctx, async (tx) => viewOf(ctx, tx, await lookAt(ctx, tx, payslipId)))

export const listPayLineEvents: Handler<typeof payslips.listPayLineEvents> = (
  ctx,
  { payslipId, payLineId, page, pageSize },
) =>
  inTransaction(ctx, async (tx) => {
    await lookAt(ctx, tx, payslipId)
    if (!(await events.isLineOf(tx.db, payLineId, payslipId))) throw new AppError('not-found')
    const { items, total } = await events.listEvents(tx.db, payLineId, { page, pageSize })
    return { items, total, page, pageSize }
  })

export const downloadPayslip: Handler<typeof payslips.downloadPayslip> = async (
  ctx,
  { payslipId, password },
) => {
  const slip = await inTransaction(ctx, async (tx) => viewOf(ctx, tx, await lookAt(ctx, tx, payslipId)))
  if (!slip.can.download) throw new AppError('pay-run-moved-on')
  return {
    type: 'application/pdf',
    bytes: payslipPdf(slip, { issuedAt: ctx.clock.now(), password }),
    maxAge: 0,
    saveAs: `Payslip ${slip.month} ${slip.person.name}.pdf`,
  }
}
