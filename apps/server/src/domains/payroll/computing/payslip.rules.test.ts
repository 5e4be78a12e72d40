import { describe, expect, it } from 'vitest'
import { line } from './pay-month.ts'
import { slipLines, slipSums } from './payslip.rules.ts'

const of = (kind: Parameters<typeof line>[0]['kind'], amount: number) =>
  line({ kind, key: kind, label: kind, amount })

it('sums each kind of line on a payslip, with deductions as positive amounts', () => {
  const lines = [
    of('basic', 1_000),
    of('no-pay', -100),
    of('teaching', 200),
    of('leave', 0),
    of('earning', 30),
    of('allowance', 4),
    of('deduction', -50),
    of('tax', -7),
    of('adjustment', -3),
    of('carried', -2),
  ]
  expect(slipSums(lines)).toEqual({
    earnings: 1_134,
    deductions: 50,
    taxes: 7,
    adjustments: -3,
    carried: -2,
    net: 1_072,
  })
  // toBe distinguishes 0 from -0, which JSON cannot represent.
  for (const sum of Object.values(slipSums([]))) expect(sum).toBe(0)
})

describe('the carried amount', () => {
  const own = [of('basic', 1_000)]

  it('has no line when there is nothing to carry', () => {
    expect(slipLines(own, [], 0, null, 'en-GB')).toEqual({ lines: own, below: 0 })
  })

  it('is deducted after an overpayment, together with adjustments of other months', () => {
    const { lines, below } = slipLines(own, [of('adjustment', -100)], 300, null, 'en-GB')
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['basic', 1_000],
      ['adjustment', -100],
      ['carried', -300],
    ])
    expect(lines.at(-1)?.label).toBe('Paid too much before')
    expect(below).toBe(0)
  })

  it('is added after an underpayment', () => {
    expect(slipLines(own, [], -300, null, 'en-GB')).toMatchObject({ lines: [{}, { amount: 300 }], below: 0 })
    expect(slipLines(own, [], -300, '2026-10', 'en-GB').lines.at(-1)).toMatchObject({
      label: 'Unpaid from October 2026',
      detail: 'Not sent: there were no bank details',
    })
  })

  it('names what was not paid and what is left for later separately, and pays nothing below zero', () => {
    const { lines, below } = slipLines(own, [of('adjustment', -1_500)], -300, '2026-10', 'en-GB')
    expect(lines.slice(-2).map(({ label, amount }) => [label, amount])).toEqual([
      ['Unpaid from October 2026', 300],
      ['Carried into the next month', 200],
    ])
    expect(below).toBe(200)
    expect(slipSums(lines).net).toBe(0)
  })

  it('moves to the next month when this one would be below zero', () => {
    const { lines, below } = slipLines(own, [of('adjustment', -1_250)], 0, null, 'en-GB')
    expect(lines.at(-1)).toMatchObject({ key: 'carried', label: 'Carried into the next month', amount: 250 })
    expect(below).toBe(250)
    expect(slipSums(lines).net).toBe(0)
  })
})
