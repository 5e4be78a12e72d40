import { maxMoney } from '@campanile/contract/payroll/pay-values.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readyItems } from '../items/pay-item.rules.ts'
import {
  amounts,
  anyFacts,
  date,
  hourly,
  item,
  items,
  monthly,
  pay,
  session,
  transport,
} from '../testing/month-factories.ts'
import { sumAmounts } from './pay-money.rules.ts'
import { payOfMonth } from './pay-month.rules.ts'
import type { MonthFacts, ProfileRule } from './pay-month.ts'
import { slipLines, slipSums } from './payslip.rules.ts'

it('pays the month and computes items in order', () => {
  expect(pay().unknown).toEqual(new Set())
  expect(pay().lines.map((it) => [it.label, it.amount])).toEqual([
    ['Basic pay', 420_000],
    ['transport', 10_000],
    ['pension', -30_450],
    ['fund', -1_667],
    // 12.5 % of 2,000 and 37.75 % of 995.50
    ['tax', -(25_000 + 37_580)],
  ])
})

it('pays people who join or leave in the month for the working days that their profile covers', () => {
  const joined = { ...monthly, firstDay: date(16) }
  expect(amounts({ profiles: [joined] })).toEqual([['basic', 220_000]])
  expect(pay({ profiles: [joined] }).discrepancies).toMatchObject([{ kind: 'joined', on: date(16) }])
  const left = { ...monthly, lastDay: date(13) }
  expect(amounts({ profiles: [left] })).toEqual([['basic', 200_000]])
  expect(pay({ leftOn: date(13) }).discrepancies).toMatchObject([{ kind: 'left', on: date(13) }])
  expect(pay({ profiles: [{ ...monthly, firstDay: date(2) }] }).discrepancies, 'the 1st is a Sunday').toEqual(
    [],
  )
  const raised = { ...monthly, id: 'raised', amount: 630_000, firstDay: date(16) }
  expect(amounts({ profiles: [raised, left] })).toEqual([
    ['basic', 200_000],
    ['basic', 330_000],
  ])
})

it('pays nobody before they join or after they leave, whatever their profile says, and names the day', () => {
  const joined = pay({ joinedOn: date(16) })
  expect(joined.lines[0]).toMatchObject({ amount: 220_000, detail: '11 of 21 working days of 4,200.00' })
  expect(joined.discrepancies).toMatchObject([
    { kind: 'joined', on: date(16), about: 'Joined on 16 November: 11 of 21 working days' },
  ])
  const left = pay({ leftOn: date(13) })
  expect(left.lines[0]).toMatchObject({ amount: 200_000 })
  expect(left.discrepancies).toMatchObject([
    { kind: 'left', about: 'Last day 13 November: 10 of 21 working days' },
  ])
  expect(pay({ joinedOn: date(9), leftOn: date(13) }).lines[0]).toMatchObject({ amount: 100_000 })
  expect(pay({ joinedOn: '2026-12-01' })).toMatchObject({ lines: [], profile: null })
  expect(pay({ leftOn: '2026-10-31' })).toMatchObject({ lines: [], profile: null })
  const taught = { profiles: [hourly], leftOn: date(13) }
  expect(amounts({ ...taught, sessions: [session({ date: date(13) })] })).toHaveLength(1)
  expect(amounts({ ...taught, sessions: [session({ date: date(16) })] })).toEqual([])
})

it('finds working days that lie between two profiles', () => {
  const first = { ...monthly, lastDay: date(6) }
  const second = { ...monthly, id: 'second', firstDay: date(11) }
  expect(pay({ profiles: [first, second] }).discrepancies).toMatchObject([
    { kind: 'gap', on: date(9), about: 'No pay profile on 2 working days, from 9 November to 10 November' },
  ])
  expect(pay({ profiles: [first, { ...second, firstDay: date(9) }] }).discrepancies, 'a weekend').toEqual([])
})

it('adds up to the minor unit, and is never below zero', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: -500_000, max: 500_000 }), (month, balance) => {
      const own = payOfMonth(month, items, 2).lines
      const { lines } = slipLines(own, [], balance, null, 'en-GB')
      const sums = slipSums(lines)
      expect(lines.every((it) => Number.isSafeInteger(it.amount))).toBe(true)
      expect(sums.net).toBe(sumAmounts(lines.map((it) => it.amount)))
      expect(sums.earnings - sums.deductions - sums.taxes + sums.adjustments + sums.carried).toBe(sums.net)
      expect(sums.net).toBeGreaterThanOrEqual(0)
      // Carried amounts balance out: no money appears or disappears.
      expect(sums.net - sums.carried).toBe(sumAmounts(own.map((it) => it.amount)))
    }),
  )
})

it('does not depend on the order of the facts', () => {
  const shuffled = <T>(values: readonly T[]) =>
    fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length })
  const inAnyOrder = anyFacts.chain((month) =>
    fc
      .record({
        profiles: shuffled(month.profiles),
        absences: shuffled(month.absences),
        leave: shuffled(month.leave),
        sessions: shuffled(month.sessions),
      })
      .map((lists) => [month, { ...month, ...lists }] as const),
  )
  const readLines = (month: MonthFacts) =>
    payOfMonth(month, items, 2).lines.map(({ events, ...it }) => ({
      ...it,
      events: events.map((each) => JSON.stringify(each)).toSorted(),
    }))
  fc.assert(
    fc.property(inAnyOrder, ([month, turned]) => {
      expect(readLines(turned)).toEqual(readLines(month))
    }),
  )
})

it('pays a joiner and a leaver together what the whole month pays, within one minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 5_000_000 }), (cut, amount) => {
      const whole = { ...monthly, amount }
      const parts = [
        { ...whole, lastDay: date(cut) },
        { ...whole, id: 'later', firstDay: date(cut + 1) },
      ].map((it) => sumAmounts(amounts({ profiles: [it] }).map(([, each]) => Number(each))))
      expect(Math.abs(sumAmounts(parts) - amount)).toBeLessThanOrEqual(1)
    }),
  )
})

it('pays a prorated item the same total, however many profiles the month is split into', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 29 }), (month, cut) => {
      const whole = { ...monthly, items: [{ payItemId: 'transport', amount: 31_000 }] }
      const parts = [
        { ...whole, lastDay: date(cut) },
        { ...whole, id: 'later', firstDay: date(cut + 1) },
      ]
      const of = (profiles: ProfileRule[]) =>
        payOfMonth({ ...month, profiles }, readyItems([transport]), 2).lines.find(
          (it) => it.key === 'item transport',
        )?.amount
      expect(of(parts)).toBe(of([whole]))
    }),
  )
})

it('has no lines and no discrepancies without a profile in the month', () => {
  for (const profiles of [[], [{ ...monthly, firstDay: '2026-12-01' }]])
    expect(pay({ profiles })).toEqual({ lines: [], discrepancies: [], profile: null, unknown: new Set() })
})

it('returns the last profile of the month', () => {
  const first = { ...monthly, lastDay: date(13) }
  const second = { ...monthly, id: 'second', firstDay: date(16) }
  expect(pay({ profiles: [second, first] }).profile).toEqual(second)
})

it('reports the number of paid working days of people who join or leave', () => {
  const readSubject = (change: Partial<MonthFacts>) => {
    const { discrepancies } = pay(change, readyItems([]))
    // These are about the person, so the kind alone identifies a discrepancy.
    expect(discrepancies.every(({ subject }) => subject === '')).toBe(true)
    return discrepancies.map((it) => it.about)
  }
  expect(readSubject({ profiles: [{ ...monthly, firstDay: date(16) }] })).toEqual([
    'Paid from 16 November: 11 of 21 working days',
  ])
  expect(readSubject({ profiles: [{ ...monthly, lastDay: date(13) }] })).toEqual([
    'Paid until 13 November: 10 of 21 working days',
  ])
  expect(readSubject({ leftOn: date(30) })).toEqual([])
})

it('counts every day as a working day in a month without any', () => {
  const half = { ...monthly, firstDay: date(16) }
  expect(pay({ workingDays: [], profiles: [half] }, readyItems([])).lines).toMatchObject([
    { amount: 210_000, detail: '15 of 30 working days of 4,200.00' },
  ])
})

it('names the day when there is a single day between two profiles', () => {
  const first = { ...monthly, lastDay: date(6) }
  const second = { ...monthly, id: 'second', firstDay: date(10) }
  expect(pay({ profiles: [first, second] }).discrepancies).toMatchObject([
    { kind: 'gap', subject: '', about: 'No pay profile on 1 working day, 9 November' },
  ])
})

it('names the pay that cannot be computed, and marks every line of the month as unknown', () => {
  const { discrepancies, unknown, lines } = pay(
    { profiles: [{ ...monthly, amount: maxMoney + 1 }] },
    readyItems([]),
  )
  expect(discrepancies).toMatchObject([
    { about: 'Basic pay: The amount is too large', sessionId: null, on: null },
  ])
  expect([unknown, lines]).toEqual(['all', []])
})

it('names an item that cannot be computed, and still trusts every other line', () => {
  const broken = item({ code: 'a', name: 'Bonus', how: { method: 'formula', formula: '1 / hours' } })
  const { discrepancies, unknown } = pay({}, readyItems([broken]))
  expect(discrepancies).toMatchObject([{ about: 'Bonus: This divides by zero', sessionId: null, on: null }])
  expect(unknown).toEqual(new Set(['item a']))
})

it('charges no tax when deductions exceed the pay', () => {
  const fixed = item({
    code: 'a',
    kind: 'deduction',
    taxable: true,
    how: { method: 'fixed', amount: 500_000 },
  })
  const flat = item({ code: 'b', kind: 'tax', how: { method: 'percent', percent: '10', of: 'taxable' } })
  const named = item({ code: 'c', kind: 'tax', how: { method: 'formula', formula: 'taxable + 1' } })
  expect(amounts({}, readyItems([fixed, flat, named])).slice(1)).toEqual([
    ['item a', -500_000],
    ['item c', -100],
  ])
})
