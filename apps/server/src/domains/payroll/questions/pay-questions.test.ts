import type { LiveTopic } from '@campanile/contract/topics.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { openEventStream } from '#testing/event-stream.ts'
import type { TestPerson } from '#testing/factories.ts'
import { listenLive } from '#testing/live-server.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { payLines } from '../pay-runs.tables.ts'
import { payFactories } from '../testing/pay-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { run, slip } = await payFactories(server)
const origin = await listenLive(server)

let year = 2026
let ada: TestPerson
let mine: TestBrowser
let admin: TestBrowser
let payRunId: string
let payslipId: string
let payLineId: string

beforeEach(async () => {
  year += 1
  ada = await make.staff({ firstName: 'Ada', lastName: 'Lovelace' })
  mine = await server.as(ada)
  admin = await server.as(await make.admin({ firstName: 'Grace', lastName: 'Hopper' }))
  payRunId = await run({ month: `${year}-03` })
  const made = await slip(payRunId, ada, [
    { kind: 'basic', label: 'Basic pay', amount: 200_000 },
    { kind: 'no-pay', label: 'Days without pay', amount: -9_524 },
  ])
  payslipId = made.id
  payLineId = made.lineIds[1]!
})

const words = 'I was on annual leave that day. Why is it without pay?'
const ask = (questionId: string = crypto.randomUUID(), browser = mine) =>
  browser.askAboutPayLine({ payslipId, payLineId, questionId, question: words })
const listNews = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ kind, title, message }) => ({ kind, title, message }))

it('sends a question to the admins, and its answer to the person', async () => {
  const asked = await ask()
  expect(asked).toMatchObject({
    payslipId,
    payLineId,
    month: `${year}-03`,
    line: { label: 'Days without pay', amount: -9_524, kind: 'no-pay' },
    question: words,
    answer: null,
    answeredBy: null,
    can: { answer: false },
  })
  const [news] = await listNews(admin)
  expect(news).toEqual({
    kind: 'pay',
    title: 'Question about pay',
    message: `Ada Lovelace asks about a line of the payslip for March ${year}.`,
  })
  const [, line] = (await mine.readPayslip({ payslipId })).lines
  expect(line!.question).toEqual({ id: asked.id, status: 'open' })

  const waiting = await admin.listPayQuestions({ payslipId })
  expect(waiting).toMatchObject({ total: 1, counts: { open: 1, answered: 0 } })
  expect(waiting.items[0]).toMatchObject({ id: asked.id, can: { answer: true } })
  const answered = await admin.answerPayQuestion({
    questionId: asked.id,
    answer: 'It is put right in April.',
  })
  expect(answered).toMatchObject({ answer: 'It is put right in April.', answeredBy: 'Grace Hopper' })
  expect(await listNews(mine)).toEqual([
    {
      kind: 'pay',
      title: 'Your question about pay was answered',
      message: `About a line of your payslip for March ${year}.`,
    },
  ])
  const { items } = await mine.listMyPayQuestions({})
  expect(items).toMatchObject([{ id: asked.id, answer: 'It is put right in April.', can: { answer: false } }])
  expect((await mine.readPayslip({ payslipId })).lines[1]!.question?.status).toBe('answered')
  expect(await admin.listPayQuestions({ payslipId, state: 'open' })).toMatchObject({ items: [], total: 0 })
  expect((await admin.listPayQuestions({ payRunId, state: 'answered' })).total).toBe(1)
})

it('updates the pages of both live', async () => {
  const heard = async (page: Awaited<ReturnType<typeof openEventStream>>, awaited: LiveTopic) => {
    for (;;) {
      const event = await page.next()
      if (!event || event.topic === awaited) return event?.topic
    }
  }
  const desk = await openEventStream(origin, admin)
  const page = await openEventStream(origin, mine)
  const { id } = await ask()
  expect(await heard(desk, 'payroll')).toBe('payroll')
  expect(await heard(page, 'payroll')).toBe('payroll')
  await admin.answerPayQuestion({ questionId: id, answer: 'Yes' })
  expect(await heard(page, 'payroll')).toBe('payroll')
})

it('stores a repeated question once, and allows one open question per line', async () => {
  const questionId = crypto.randomUUID()
  const both = await Promise.all([ask(questionId), ask(questionId)])
  expect(both[0]).toEqual(both[1])
  expect(await listNews(admin)).toHaveLength(1)
  expect(await refusal(ask())).toBe('pay-question-open')
  await admin.answerPayQuestion({ questionId, answer: 'Yes' })
  clock.forward({ minutes: 1 })
  const again = await Promise.allSettled([ask(), ask()])
  expect(again.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await mine.readPayslip({ payslipId })).lines[1]!.question?.status).toBe('open')
  expect((await mine.listMyPayQuestions({})).total).toBe(2)
})

it('accepts one answer from two admins at once', async () => {
  const { id: questionId } = await ask()
  const other = await server.as(await make.admin())
  const both = await Promise.allSettled([
    admin.answerPayQuestion({ questionId, answer: 'One' }),
    other.answerPayQuestion({ questionId, answer: 'Two' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal(other.answerPayQuestion({ questionId, answer: 'Three' }))).toBe('already-decided')
  expect(await listNews(mine)).toHaveLength(1)
})

it('keeps the line as it was when the payslip is computed again', async () => {
  const { id } = await ask()
  await db.delete(payLines).where(eq(payLines.id, payLineId))
  const [kept] = (await admin.listPayQuestions({ payslipId })).items
  expect(kept).toMatchObject({ id, payLineId: null, line: { label: 'Days without pay', amount: -9_524 } })
})

it('only the person can ask, and only admins can answer', async () => {
  const { id: questionId } = await ask()
  const other = await server.as(await make.staff())
  expect(await refusal(ask(crypto.randomUUID(), other))).toBe('not-found')
  expect(await refusal(ask(crypto.randomUUID(), admin))).toBe('forbidden')
  expect((await other.listMyPayQuestions({})).items).toEqual([])
  expect(await refusal(mine.answerPayQuestion({ questionId, answer: 'Me' }))).toBe('forbidden')
  expect(await refusal(mine.listPayQuestions({}))).toBe('forbidden')
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await refusal(admin.answerPayQuestion({ questionId: nobody, answer: 'x' }))).toBe('not-found')
  const made = await slip(payRunId, await make.lecturer(), [{ kind: 'basic', label: 'Basic pay', amount: 1 }])
  const foreign = { payslipId: made.id, payLineId: made.lineIds[0]!, questionId, question: 'Mine?' }
  expect(await refusal(mine.askAboutPayLine(foreign))).toBe('not-found')
})

it.each(['', '   ', 'x'.repeat(1001), 'a\u0000b'])(
  'rejects %j as a question and as an answer',
  async (text) => {
    const { id: questionId } = await ask()
    expect(await refusal(mine.askAboutPayLine({ payslipId, payLineId, questionId, question: text }))).toBe(
      'invalid-input',
    )
    expect(await refusal(admin.answerPayQuestion({ questionId, answer: text }))).toBe('invalid-input')
  },
)

it('audits questions and answers, and whose pay was viewed', async () => {
  const { id: questionId } = await ask()
  await admin.listPayQuestions({ payslipId })
  await admin.answerPayQuestion({ questionId, answer: 'Yes' })
  const of = (entityId: string) => db.select().from(auditEvents).where(eq(auditEvents.entityId, entityId))
  expect((await of(questionId)).map(({ operation }) => operation)).toEqual([
    'askAboutPayLine',
    'answerPayQuestion',
  ])
  expect((await of(payslipId)).map(({ operation, after }) => [operation, after])).toEqual([
    ['listPayQuestions', { viewed: [ada.id] }],
  ])
})
