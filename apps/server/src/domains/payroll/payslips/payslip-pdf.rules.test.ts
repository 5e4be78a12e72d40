import { buffer } from 'node:stream/consumers'
import type { Payslip } from '@campanile/contract/payroll/payslips.ts'
import { expect, it, vi } from 'vitest'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { setGerman } from '#testing/german.ts'
import { payslipPdf } from './payslip-pdf.ts'

vi.setConfig({ testTimeout: 30_000 })
setGerman({
  'server.payroll.files.payslip': 'Gehaltszettel {month}',
  'server.payroll.files.netPay': 'Auszahlung',
  'server.payroll.files.paidOn': 'Ausgezahlt am',
  'server.payroll.files.titleAndName': '{title}, {name}',
  'server.payroll.files.yearToDate': 'Seit Jahresbeginn, {year}',
  'server.payroll.files.netToDate': '{amount} {currency} netto',
  'server.documents.pageOf': 'Seite {page} von {pages}',
})

const sums = {
  earnings: 123_450,
  deductions: 10_000,
  taxes: 20_005,
  adjustments: -150,
  carried: 0,
  net: 93_295,
}
const slip: Payslip = {
  id: 's',
  payRunId: 'r',
  month: '2026-11',
  runKind: 'regular',
  person: {
    id: 'p',
    name: 'Ada Lovelace',
    number: 'S-12',
    role: 'lecturer',
    employmentType: null,
    profileImage: null,
  },
  ...sums,
  unpaid: 0,
  change: null,
  hasBankDetails: true,
  openDiscrepancies: 0,
  currency: 'EUR',
  institution: 'Test University',
  runStatus: 'paid',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  basis: 'month',
  payOn: '2026-11-30',
  paidOn: '2026-11-30',
  lines: [],
  yearToDate: { year: 2026, people: 1, ...sums, net: 1_234_567 },
  can: { ask: true, download: true },
}
const issuedAt = new Date('2026-11-30T09:00:00Z')
const pageIn = async (locale: string) =>
  readPdfTexts(await buffer(payslipPdf(slip, { issuedAt, password: null, locale })))[0]!

it('has German labels, dates and amounts for a reader of German', async () => {
  const page = await pageIn('de-DE')
  for (const text of [
    'Gehaltszettel November 2026',
    'Auszahlung',
    '932,95',
    '-200,05',
    '30. November 2026',
    'Seit Jahresbeginn, 2026',
    '12.345,67 EUR netto',
    'Gehaltszettel November 2026, Ada Lovelace',
    'Seite 1 von 1',
  ])
    expect(page).toContain(text)
})

it('has the same figures in every language', async () => {
  // A set, because a right-to-left run is a separate text, and the net pay of the year is in one.
  const figures = (page: string[]) =>
    new Set(page.filter((it) => /^-?[\d.,]+[.,]\d\d$/.test(it)).map((it) => it.replace(/\D/g, '')))
  const english = await pageIn('en-GB')
  expect(english).toContain('-200.05')
  expect(english).toContain('EUR 12,345.67 net')
  expect(figures(english).size).toBe(6)
  for (const locale of ['de-DE', 'ar-u-hc-h23-nu-latn'])
    expect(figures(await pageIn(locale))).toEqual(figures(english))
})
