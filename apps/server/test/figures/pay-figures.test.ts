import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { account, payFactories } from '#domains/payroll/testing/pay-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { exportedRows } from './exported-rows.ts'
import { figureBelow, findTextRow, pdfTexts } from './pdf-texts.ts'

// Each run draws a document, with the fonts of every script.
vi.setConfig({ testTimeout: 120_000 })

const server = await startTestServer()
const { make } = server
const { run, slip, confirmed } = await payFactories(server)

/** In cents: earnings first, then deductions. */
const amounts = fc.record({
  basic: fc.integer({ min: 0, max: 90_000_000 }),
  allowance: fc.integer({ min: 1, max: 9_000_000 }),
  deduction: fc.integer({ min: 1, max: 5_000_000 }),
  tax: fc.integer({ min: 1, max: 5_000_000 }),
  adjustment: fc.integer({ min: -400_000, max: 400_000 }).filter((it) => it !== 0),
})
type Amounts = typeof amounts extends fc.Arbitrary<infer T> ? T : never

const readLines = ({ basic, allowance, deduction, tax, adjustment }: Amounts) =>
  [
    { kind: 'basic', label: 'Salary', amount: basic },
    { kind: 'allowance', label: 'Transport', amount: allowance },
    { kind: 'deduction', label: 'Union', amount: -deduction },
    { kind: 'tax', label: 'Income tax', amount: -tax },
    {
      kind: 'adjustment',
      label: 'Salary of October',
      amount: adjustment,
      adjusts: 'basic',
      ofMonth: '2026-10',
    },
  ] as const

const addUpLines = ({ basic, allowance, deduction, tax, adjustment }: Amounts) => ({
  earnings: basic + allowance,
  deductions: deduction,
  taxes: tax,
  adjustments: adjustment,
  carried: 0,
  net: basic + allowance - deduction - tax + adjustment,
})

/** 1234567 as 12,345.67, independent of the product's code. */
const printed = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${printed(cents)}`

let person: TestPerson
let year = 2026

beforeAll(async () => {
  person = await make.staff()
  await addBankDetails(person)
})

async function addBankDetails({ id: personId }: TestPerson) {
  await (await confirmed(await make.admin())).updateBankDetails({ personId, version: 0, values: account })
}

/** The payslip's row in the file of its run. */
async function rowOfFile(admin: TestBrowser, payRunId: string) {
  const [row] = await exportedRows(server, admin, `/pay-runs/${payRunId}/payslips/export`)
  return row!
}

it('a payslip has the same figures on every screen, in the file of its run and in print', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async (given) => {
      // There is one run per month, so each payslip has its own year.
      year += 1
      const payRunId = await run({ month: `${year}-11` })
      const { id: payslipId } = await slip(payRunId, person, readLines(given))
      const [own, admin] = [await server.as(person), await server.as(await make.admin())]
      const sums = addUpLines(given)

      const shown = await own.readPayslip({ payslipId })
      expect(shown).toMatchObject({ ...sums, yearToDate: sums })
      expect(await admin.readPayslip({ payslipId })).toMatchObject(sums)
      expect((await own.listMyPayslips({ year })).items).toMatchObject([
        { net: sums.net, earnings: sums.earnings },
      ])
      const { net: paid, ...parts } = sums
      expect((await own.readMyPayYear({ year })).totals).toEqual({ ...parts, paid })
      expect((await admin.readPayRun({ payRunId })).totals).toMatchObject(sums)

      const file = await rowOfFile(admin, payRunId)
      for (const [head, amount] of [
        ['Earnings', sums.earnings],
        ['Deductions', -sums.deductions],
        ['Taxes', -sums.taxes],
        ['Adjustments', sums.adjustments],
        ['Carried over', 0],
        ['Net', sums.net],
      ] as const)
        expect(Math.round(Number(file[`${head} (EUR)`]) * 100), head).toBe(amount)

      const texts = await pdfTexts(server, own, `/payslips/${payslipId}/pdf`, { password: null })
      for (const [label, amount] of [
        ['Pay', sums.earnings],
        ['Deductions', -sums.deductions],
        ['Taxes', -sums.taxes],
        ['Net pay', sums.net],
      ] as const)
        expect(figureBelow(texts, label), label).toBe(printed(amount))
      expect(figureBelow(texts, 'Adjusted and carried')).toBe(signed(sums.adjustments))
      expect(texts).toContain(`EUR ${printed(sums.net)} net`)
      const labels = readLines(given).map(({ label }) => label)
      for (const { kind, label, amount } of readLines(given))
        expect(findTextRow(texts, label, labels), label).toContain(
          kind === 'adjustment' ? signed(amount) : printed(amount),
        )
    }),
    { numRuns: 4 },
  )
})

it('what is paid is the same on the run, in its bank file, in analytics and in everyone’s year', async () => {
  const without = await make.staff()
  // Enough basic pay that everyone has something to be paid.
  const positive = amounts.map((it) => ({ ...it, basic: it.basic + 20_000_000 }))
  await fc.assert(
    fc.asyncProperty(positive, positive, async (given, unpaid) => {
      year += 1
      const month = `${year}-11`
      const payRunId = await run({ month })
      await slip(payRunId, person, readLines(given))
      await slip(payRunId, without, readLines(unpaid))
      const admin = await confirmed(await make.admin())
      const days = { firstDay: `${month}-01`, lastDay: `${month}-30` }
      const { id: termId } = await admin.createTerm({ name: `Term of ${year}`, ...days, holidays: [] })
      const [paid, owed] = [addUpLines(given).net, addUpLines(unpaid).net]

      const { totals, payments } = await admin.readPayRun({ payRunId })
      expect(totals.net).toBe(paid + owed)
      expect(payments).toEqual({ people: 1, amount: paid, unpaidPeople: 1, unpaidAmount: owed })
      const bankFile = await server.app.inject({
        url: `/api/pay-runs/${payRunId}/bank-file?payOn=${month}-25`,
        headers: { cookie: admin.cookies.header(), 'sec-fetch-site': 'same-origin' },
      })
      const lines = bankFile.payload.split('\r\n').filter((it) => it.startsWith('Payment,'))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`,${(paid / 100).toFixed(2)},`)

      const { overall, months } = await admin.readPayTotals({ termId })
      expect([overall.paid, ...months.map((it) => it.paid)]).toEqual([paid, paid])
      const { items } = await admin.listAnalyticsPayslips({ termId })
      expect(items.map((it) => it.paid).toSorted((a, b) => a - b)).toEqual([0, paid])
      for (const sums of [overall, ...months, ...items])
        expect(sums.earnings - sums.deductions - sums.taxes + sums.adjustedAndCarried).toBe(sums.paid)
      for (const path of ['/analytics/export?view=pay&', '/analytics/payslips/export?']) {
        const rows = await exportedRows(server, admin, `${path}termId=${termId}`)
        expect(rows.length).toBeGreaterThan(1)
        for (const row of rows) {
          const parts = ['Earnings', 'Deductions', 'Taxes', 'Adjusted and carried']
          const sum = parts.reduce((all, head) => all + Number(row[`${head} EUR`]), 0)
          expect(sum, path).toBeCloseTo(Number(row['Paid EUR']), 2)
        }
      }
      for (const [of, amount] of [
        [person, paid],
        [without, 0],
      ] as const) {
        const { totals, items: parts } = await (await server.as(of)).readMyPayYear({ year })
        expect(totals.paid).toBe(amount)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
      }
    }),
    { numRuns: 4 },
  )
})
