import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPdfFonts, readPdfTexts } from '#documents/testing/read-pdf.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { payLineEvents, payRuns } from '../pay-runs.tables.ts'
import { account, visitingLines as lines, payFactories } from '../testing/pay-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { run, slip, taught, confirmed } = await payFactories(server)

let year = 2026
let ada: TestPerson
let mine: TestBrowser
let admin: TestBrowser
let payRunId: string
let payslipId: string
let lineIds: string[]

beforeEach(async () => {
  // There is one run per month and institution, so each test uses its own year.
  year += 1
  ada = await make.lecturer({ firstName: 'Ada', lastName: 'Łovelace', employmentType: 'visiting' })
  mine = await server.as(ada)
  admin = await server.as(await make.admin())
  payRunId = await run({ month: `${year}-11` })
  const made = await slip(payRunId, ada, lines)
  payslipId = made.id
  lineIds = made.lineIds
})

const listAudits = (entityId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.entityId, entityId))
const setStatus = (status: 'computed' | 'approved' | 'paid') =>
  db.update(payRuns).set({ status }).where(eq(payRuns.id, payRunId))

describe('a payslip', () => {
  it('shows its person the lines, sums and year to date, without an audit entry', async () => {
    const read = await mine.readPayslip({ payslipId })
    expect(read).toMatchObject({
      month: `${year}-11`,
      person: { id: ada.id, name: 'Ada Łovelace', role: 'lecturer' },
      institution: 'Test University',
      firstDay: `${year}-11-01`,
      lastDay: `${year}-11-30`,
      earnings: 30_200,
      deductions: 1_000,
      taxes: 2_920,
      net: 26_280,
      currency: 'EUR',
      hasBankDetails: false,
      yearToDate: { year, people: 1, earnings: 30_200, net: 26_280 },
      can: { ask: true, download: true },
    })
    expect(read.lines.map(({ label, amount, detail }) => [label, amount, detail])).toEqual([
      ['Teaching', 25_200, '6 hours × 42.00'],
      ['Transport', 5_000, null],
      ['Union', -1_000, null],
      ['Income tax', -2_920, null],
    ])
    expect(read.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(read.net)
    expect(await listAudits(payslipId)).toEqual([])
  })

  it('is visible to admins, who cannot ask questions, and every view is audited', async () => {
    expect((await admin.readPayslip({ payslipId })).can).toEqual({ ask: false, download: true })
    await admin.listPayLineEvents({ payslipId, payLineId: lineIds[0]! })
    await readPdf(admin, null)
    const audits = await listAudits(payslipId)
    expect(audits.map(({ operation }) => operation).toSorted()).toEqual([
      'downloadPayslip',
      'listPayLineEvents',
      'readPayslip',
    ])
    for (const { after } of audits) expect(after).toEqual({ viewed: [ada.id] })
  })

  it('is in the list that admins see of its person, which is audited, and in nobody else’s', async () => {
    const of = { personId: ada.id }
    const { items, years } = await admin.listPayslipsOf(of)
    expect(items).toEqual((await mine.listMyPayslips({})).items)
    expect([items[0]?.id, years]).toEqual([payslipId, [year]])
    const [view] = (await listAudits(ada.id)).filter(({ operation }) => operation === 'listPayslipsOf')
    expect(view?.after).toEqual({ viewed: [ada.id] })
    expect(await refusal(mine.listPayslipsOf(of))).toBe('forbidden')
    await setStatus('computed')
    expect((await admin.listPayslipsOf(of)).total).toBe(0)
  })

  it('is unknown to its person until it is approved, by every route', async () => {
    await setStatus('computed')
    const line = { payslipId, payLineId: lineIds[0]! }
    expect(await refusal(mine.readPayslip({ payslipId }))).toBe('not-found')
    expect(await refusal(mine.listPayLineEvents(line))).toBe('not-found')
    expect(await refusal(mine.downloadPayslip({ payslipId, password: null }))).toBe('not-found')
    const question = { ...line, questionId: crypto.randomUUID(), question: 'Why?' }
    expect(await refusal(mine.askAboutPayLine(question))).toBe('not-found')
    expect(await mine.listMyPayslips({})).toMatchObject({ items: [], total: 0, years: [] })
    expect(await mine.readMyPayYear({ year })).toMatchObject({ payslips: 0, items: [], totals: { paid: 0 } })
    expect((await admin.readPayslip({ payslipId })).can.download).toBe(false)
    expect(await refusal(admin.downloadPayslip({ payslipId, password: null }))).toBe('pay-run-moved-on')
  })

  it('does not exist for anyone else, by every route', async () => {
    const line = { payslipId, payLineId: lineIds[0]! }
    const question = { ...line, questionId: crypto.randomUUID(), question: 'Why?' }
    for (const other of [await make.lecturer(), await make.staff()]) {
      const browser = await server.as(other)
      expect(await refusal(browser.readPayslip({ payslipId }))).toBe('not-found')
      expect(await refusal(browser.listPayLineEvents(line))).toBe('not-found')
      expect(await refusal(browser.downloadPayslip({ payslipId, password: null }))).toBe('not-found')
      expect(await refusal(browser.askAboutPayLine(question))).toBe('not-found')
      expect((await browser.listMyPayslips({})).items).toEqual([])
    }
    const student = await server.as(await make.student())
    expect(await refusal(student.readPayslip({ payslipId }))).toBe('forbidden')
    expect(await refusal(student.listMyPayslips({}))).toBe('forbidden')
    expect(await refusal(server.browser().readPayslip({ payslipId }))).toBe('unauthenticated')
  })

  it('lists the events behind its lines', async () => {
    const { id: classId, courseCode, courseTitle } = await make.class([ada])
    const [payLineId] = lineIds
    const later = await make.session(classId, { startsInMinutes: -60 })
    const earlier = await make.session(classId, { startsInMinutes: -6_000 })
    await taught(payLineId!, later, 90)
    await taught(payLineId!, earlier, 90)
    await db.insert(payLineEvents).values({
      payLineId: payLineId!,
      kind: 'staff-day',
      on: '2020-01-01',
      status: 'absent',
      days: '0.5',
    })
    const { items, total } = await mine.listPayLineEvents({ payslipId, payLineId: payLineId! })
    expect(total).toBe(3)
    expect(items).toMatchObject([
      { kind: 'staff-day', date: '2020-01-01', status: 'absent', days: '0.5' },
      { kind: 'session', sessionId: earlier.id, classId, courseCode, courseTitle, minutes: 90 },
      { kind: 'session', sessionId: later.id, checkInAt: later.startsAt.toISOString() },
    ])
    const second = await mine.listPayLineEvents({ payslipId, payLineId: payLineId!, page: 2, pageSize: 2 })
    expect(second.items).toMatchObject([{ sessionId: later.id }])
    expect((await mine.readPayslip({ payslipId })).lines[0]!.events).toBe(3)
  })

  it('counts the days of a line of days as their sum, not by the events', async () => {
    const [no] = [{ kind: 'no-pay', label: 'No-pay days', amount: -9_524 } as const]
    const other = await slip(await run({ month: `${year}-07` }), ada, [no])
    const payLineId = other.lineIds[0]!
    for (const [on, days] of [
      [`${year}-07-06`, '0.5'],
      [`${year}-07-07`, '0.166667'],
      [`${year}-07-07`, '0.333333'],
    ] as const)
      await db.insert(payLineEvents).values({ payLineId, kind: 'staff-day', on, status: 'half-day', days })
    const { lines } = await mine.readPayslip({ payslipId: other.id })
    expect(lines).toMatchObject([{ events: 3, days: 1 }])
    expect((await mine.listPayLineEvents({ payslipId: other.id, payLineId })).total).toBe(3)
    expect((await mine.readPayslip({ payslipId })).lines[0]!.days).toBeNull()
  })

  it('does not reveal lines of another payslip', async () => {
    const other = await slip(payRunId, await make.staff(), [{ kind: 'basic', label: 'Basic', amount: 1 }])
    const payLineId = other.lineIds[0]!
    expect(await refusal(mine.listPayLineEvents({ payslipId, payLineId }))).toBe('not-found')
    const question = { payslipId, payLineId, questionId: crypto.randomUUID(), question: 'Why?' }
    expect(await refusal(mine.askAboutPayLine(question))).toBe('not-found')
  })
})

describe('the year', () => {
  beforeEach(async () => {
    const boss = await confirmed(await make.admin())
    await boss.updateBankDetails({ personId: ada.id, version: 0, values: account })
  })

  it('sums payslips approved before the given one, and leaves out hidden ones', async () => {
    const basic = (amount: number) => [{ kind: 'basic', label: 'Basic pay', amount }] as const
    await slip(await run({ month: `${year - 1}-12` }), ada, basic(1_000_000))
    clock.forward({ minutes: 1 })
    const december = await slip(await run({ month: `${year}-12` }), ada, basic(100_000))
    await slip(await run({ month: `${year}-10`, status: 'computed' }), ada, basic(7))
    expect((await mine.readPayslip({ payslipId })).yearToDate.net).toBe(26_280)
    expect((await mine.readPayslip({ payslipId: december.id })).yearToDate.net).toBe(126_280)
    // A month that is run after later ones.
    const september = await slip(await run({ month: `${year}-09`, status: 'computed' }), ada, basic(50))
    const late = await admin.readPayslip({ payslipId: september.id })
    expect(late.yearToDate.net).toBe(50)
    expect(await mine.readMyPayYear({ year })).toEqual({
      year,
      currency: 'EUR',
      payslips: 2,
      totals: {
        earnings: 130_200,
        deductions: 1_000,
        taxes: 2_920,
        adjustments: 0,
        carried: 0,
        paid: 126_280,
      },
      items: [
        { kind: 'basic', adjusts: null, label: 'Basic pay', amount: 100_000 },
        { kind: 'teaching', adjusts: null, label: 'Teaching', amount: 25_200 },
        { kind: 'allowance', adjusts: null, label: 'Transport', amount: 5_000 },
        { kind: 'deduction', adjusts: null, label: 'Union', amount: -1_000 },
        { kind: 'tax', adjusts: null, label: 'Income tax', amount: -2_920 },
      ],
    })
    const { items, years, total } = await mine.listMyPayslips({})
    expect(items.map(({ month }) => month)).toEqual([`${year}-12`, `${year}-11`, `${year - 1}-12`])
    expect({ years, total }).toEqual({ years: [year, year - 1], total: 3 })
    expect((await mine.listMyPayslips({ year: year - 1 })).total).toBe(1)
    expect((await mine.listMyPayslips({ page: 2, pageSize: 2 })).items).toHaveLength(1)
  })

  it('names the item that an adjustment corrects, and nets out reversed amounts', async () => {
    await db.update(payRuns).set({ reversedAt: clock.now() }).where(eq(payRuns.id, payRunId))
    const reversal = await run({ month: `${year}-11`, kind: 'reversal', reversalOf: payRunId })
    await slip(
      reversal,
      ada,
      lines.map((it) => ({ ...it, amount: -it.amount })),
    )
    const january = await run({ month: `${year}-12` })
    await slip(january, ada, [
      { kind: 'adjustment', label: 'Teaching', amount: 4_200, ofMonth: `${year}-11`, adjusts: 'teaching' },
      { kind: 'adjustment', label: 'Union', amount: 10, ofMonth: `${year}-11`, adjusts: 'deduction' },
    ])
    const { totals, items } = await mine.readMyPayYear({ year })
    expect(totals).toMatchObject({ paid: 4_210, adjustments: 4_210, earnings: 0 })
    expect(items.filter(({ kind }) => kind === 'adjustment').map(({ adjusts }) => adjusts)).toEqual([
      'pay',
      'deduction',
    ])
    expect((await mine.listMyPayslips({})).items.map((it) => [it.runKind, it.reversed])).toContainEqual([
      'regular',
      true,
    ])
  })
})

async function readPdf(browser: TestBrowser, password: string | null) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    method: 'POST',
    url: `/api/payslips/${payslipId}/pdf`,
    payload: { password },
    headers: { cookie: browser.cookies.header(), 'sec-fetch-site': 'same-origin' },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('no-store')
  return rawPayload
}

describe('the PDF', () => {
  it('contains the same as the payslip, with embedded fonts', async () => {
    const pdf = await readPdf(mine, null)
    const [page] = readPdfTexts(pdf).map((texts) => texts.join('|'))
    for (const text of [
      'Test University',
      `Payslip November ${year}`,
      'Visiting Lecturer',
      'Taught hours',
      '6 hours × 42.00|252.00',
      'Income tax',
      '-29.20',
      '262.80',
      `Year to date, ${year}|EUR 262.80 net`,
      'Page 1 of 1',
    ])
      expect(page).toContain(text)
    expect(readPdfFonts(pdf).every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  it('opens with the password that the person selected, and no other', async () => {
    const pdf = await readPdf(mine, 'a good password')
    expect(readPdfTexts(pdf, 'a good password').flat().join('|')).toContain('6 hours × 42.00')
    expect(() => readPdfTexts(pdf)).toThrow('needs a password')
    expect(() => readPdfTexts(pdf, 'a good passwore')).toThrow('wrong password')
  })

  it.each(['short', 'x'.repeat(128), 'pässword', 'pass\nword', 'пароль123', '🔒🔒🔒🔒🔒🔒🔒🔒'])(
    'rejects the password %j',
    async (password) => {
      expect(await refusal(mine.downloadPayslip({ payslipId, password }))).toBe('invalid-input')
    },
  )

  it('leaves no trace of the password', async () => {
    await readPdf(admin, 'never written down')
    const audits = JSON.stringify(await listAudits(payslipId))
    expect(audits).toContain('downloadPayslip')
    expect(audits).not.toContain('never written')
  })
})
