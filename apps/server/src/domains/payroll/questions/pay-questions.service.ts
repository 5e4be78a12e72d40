import { myPay, type PayQuestion, payQuestions } from '@campanile/contract/payroll/my-pay.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announcePay, notifyAdminsOfQuestion, notifyOfAnswer } from '../pay-notifications.ts'
import { recordView } from '../pay-views.service.ts'
import { mayAsk, questionAbilities } from '../payslips/payslip.policy.ts'
import { authorisePayslip } from '../payslips/payslips.service.ts'
import * as repo from './pay-questions.repo.ts'

const entity = 'pay-question'

function view(actor: SignedIn['actor'], row: repo.QuestionRow): PayQuestion {
  const { personId, personName, profileImage, lineLabel, lineAmount, lineKind, ...rest } = row
  return {
    ...rest,
    line: { label: lineLabel, amount: lineAmount, kind: lineKind },
    person: { id: personId, name: personName, profileImage: photoUrl(personId, profileImage) },
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    can: questionAbilities(actor, row),
  }
}

export const askAboutPayLine = handle(
  myPay.askAboutPayLine,
  async (ctx, { payslipId, payLineId, questionId, question }) => {
    const slip = await authorisePayslip(ctx, payslipId)
    if (!mayAsk(ctx.actor, slip)) throw new AppError('forbidden')
    return inTransaction(ctx, async (tx) => {
      const line = requireFound(await repo.findLine(tx.db, payslipId, payLineId))
      const at = ctx.clock.now()
      const isNew = await repo.insertQuestion(tx.db, {
        id: questionId,
        payLineId,
        payslipId,
        personId: ctx.actor.id,
        lineLabel: line.label,
        lineKind: line.kind,
        lineAmount: line.amount,
        question,
        askedAt: at,
      })
      const row = await repo.findQuestion(tx.db, questionId)
      if (!row) throw new AppError('pay-question-open')
      if (row.personId !== ctx.actor.id || row.payLineId !== payLineId) throw new AppError('not-found')
      if (isNew) {
        await recordAudit(ctx, tx, {
          entity,
          entityId: questionId,
          about: ctx.actor.id,
          after: { payslipId, payLineId, question },
        })
        await notifyAdminsOfQuestion(tx, at, row)
        announcePay(tx, ctx.actor.id)
      }
      return view(ctx.actor, row)
    })
  },
)

export const listMyPayQuestions = handle(myPay.listMyPayQuestions, async (ctx, query) => {
  const { rows, total } = await repo.listPersonQuestions(ctx.db, ctx.actor.id, query)
  const { page, pageSize } = query
  return { items: rows.map((row) => view(ctx.actor, row)), total, page, pageSize }
})

export const listPayQuestions = handle(payQuestions.listPayQuestions, async (ctx, query) => {
  const { rows, counts } = await repo.listQuestions(ctx.db, query)
  const people = [...new Set(rows.map(({ personId }) => personId))]
  await recordView(ctx, {
    entity: 'pay-questions',
    entityId: query.payslipId ?? query.payRunId ?? 'all',
    people,
  })
  const total = query.state ? counts[query.state] : counts.open + counts.answered
  const { page, pageSize } = query
  return { items: rows.map((row) => view(ctx.actor, row)), total, counts, page, pageSize }
})

export const answerPayQuestion = handleInTransaction(
  payQuestions.answerPayQuestion,
  async (ctx, { questionId, answer }, tx) => {
    const asked = requireFound(await repo.findQuestion(tx.db, questionId))
    const at = ctx.clock.now()
    const isFirst = await repo.answerQuestion(tx.db, questionId, {
      answer,
      answeredAt: at,
      answeredBy: ctx.actor.id,
    })
    if (!isFirst) throw new AppError('already-decided')
    await recordAudit(ctx, tx, { entity, entityId: questionId, about: asked.personId, after: { answer } })
    await notifyOfAnswer(tx, at, asked)
    announcePay(tx, asked.personId)
    return view(ctx.actor, requireFound(await repo.findQuestion(tx.db, questionId)))
  },
)
