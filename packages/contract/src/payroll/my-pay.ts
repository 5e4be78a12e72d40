import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { day, id, instant, pageOf, paging, text } from '../values.ts'
import { payTotals } from './pay-runs.ts'
import { money, month, payItemKind, payLineKind, payRunKind } from './pay-values.ts'

const mySlip = z.object({
  id,
  month,
  runKind: payRunKind,
  net: money,
  earnings: money,
  currency: z.string(),
  paidOn: z.nullable(day),
  approvedAt: instant,
  /** It was taken back: a later slip holds its counter-lines. */
  reversed: z.boolean(),
})
export type MyPayslip = z.infer<typeof mySlip>

/** What one kind of line or item came to in a year. */
const yearLine = z.object({
  kind: payLineKind,
  adjusts: z.nullable(z.enum(['pay', ...payItemKind.options])),
  label: z.string(),
  amount: money,
})

const question = z.object({
  id,
  payslipId: id,
  /** Null: the payslip was computed anew since. */
  payLineId: z.nullable(id),
  month,
  /** The line as it was asked about. */
  line: z.object({ label: z.string(), amount: money, kind: payLineKind }),
  currency: z.string(),
  person: z.object({ id, name: z.string(), photo: z.nullable(z.string()) }),
  question: z.string(),
  askedAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  answeredBy: z.nullable(z.string()),
  can: z.object({ answer: z.boolean() }),
})
export type PayQuestion = z.infer<typeof question>

const theirs = ['lecturer', 'staff'] as const
const questionState = z.optional(z.enum(['open', 'answered']))

export const myPay = {
  listMyPayslips: op({
    method: 'GET',
    path: '/my-pay/payslips',
    roles: theirs,
    summary: 'My approved payslips, the latest first, and the years there are',
    input: z.object({
      ...paging,
      year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2199))),
    }),
    output: z.object({ ...pageOf(mySlip).shape, years: z.array(z.int()) }),
  }),
  readMyPayYear: op({
    method: 'GET',
    path: '/my-pay/years/{year}',
    roles: theirs,
    summary: 'What my approved payslips of a calendar year come to, by kind and item',
    input: z.object({ year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2199)) }),
    output: z.object({
      year: z.int(),
      currency: z.string(),
      payslips: z.int(),
      totals: payTotals,
      items: z.array(yearLine),
    }),
  }),
  askAboutPayLine: op({
    method: 'POST',
    path: '/payslips/{payslipId}/lines/{payLineId}/question',
    roles: theirs,
    summary: 'Ask about a line of a payslip of mine; one question a line waits at a time',
    input: z.object({
      payslipId: id,
      payLineId: id,
      /** Made by the browser, so that two clicks ask once. */
      questionId: id,
      question: text(1000, 'Type your question'),
    }),
    output: question,
    errors: ['pay-question-open'],
  }),
  listMyPayQuestions: op({
    method: 'GET',
    path: '/my-pay/questions',
    roles: theirs,
    summary: 'My questions about pay with their answers, the latest first',
    input: z.object(paging),
    output: pageOf(question),
  }),
}

export const payQuestions = {
  listPayQuestions: op({
    method: 'GET',
    path: '/pay-questions',
    roles: ['admin'],
    summary: 'Questions about lines of payslips, open ones first, then the latest; looking is audited',
    input: z.object({ ...paging, state: questionState, payRunId: z.optional(id), payslipId: z.optional(id) }),
    output: z.object({ ...pageOf(question).shape, counts: z.object({ open: z.int(), answered: z.int() }) }),
  }),
  answerPayQuestion: op({
    method: 'POST',
    path: '/pay-questions/{questionId}/answer',
    roles: ['admin'],
    summary: 'Answer a question about a line; the person is told',
    input: z.object({ questionId: id, answer: text(1000, 'Type an answer') }),
    output: question,
    errors: ['already-decided'],
  }),
}
