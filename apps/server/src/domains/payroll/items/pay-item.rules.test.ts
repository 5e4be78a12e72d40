import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { amounts, date, hourly, item, monthly, pay, session } from '../testing/month-factories.ts'
import { FormulaFailure } from './formula/formula.ts'
import { m } from './formula/messages.ts'
import {
  availableNames,
  isUsedIn,
  itemAmount,
  itemOrder,
  type PayItemRule,
  readyItems,
} from './pay-item.rules.ts'

it('names the item that cannot be computed, and leaves it out', () => {
  const broken = item({ code: 'broken', how: { method: 'formula', formula: '100 / hours' } })
  const { lines, discrepancies } = pay({}, readyItems([broken]))
  expect(lines.map((it) => it.key)).toEqual(['basic'])
  expect(discrepancies).toMatchObject([{ kind: 'item-failed', subject: 'broken' }])
})

it('applies items from both profiles of a month', () => {
  const first = { ...monthly, lastDay: date(13), items: [{ payItemId: 'extra', amount: 2_100 }] }
  const second = {
    ...monthly,
    id: 'second',
    firstDay: date(16),
    items: [{ payItemId: 'other', amount: 700 }],
  }
  const named = (code: string, prorated: boolean) => item({ code, prorated, employmentTypes: [] })
  const of = readyItems([named('extra', true), named('other', false)])
  expect(amounts({ profiles: [first, second] }, of).slice(2)).toEqual([
    ['item extra', 1_000],
    ['item other', 700],
  ])
})

const formula = (text: string) => ({ method: 'formula' as const, formula: text })

it('are ordered by kind, then position, then code', () => {
  const of = (code: string, kind: PayItemRule['kind'], position: number) => item({ code, kind, position })
  const inOrder = [
    of('z', 'earning', 9),
    of('a', 'allowance', 0),
    of('b', 'allowance', 0),
    of('a2', 'allowance', 1),
    of('c', 'deduction', 0),
    of('d', 'tax', 0),
  ]
  expect(inOrder.toReversed().toSorted(itemOrder)).toEqual(inOrder)
  const [, a, b] = inOrder
  expect([itemOrder(a!, b!), itemOrder(b!, a!), itemOrder(a!, { ...a! })]).toEqual([-1, 1, 0])
})

it('can use every formula name and the items before it, but not itself or later ones', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((code) => item({ code }))
  const names = availableNames(second!, [third!, first!, second!])
  expect(names.has('gross') && names.has('a')).toBe(true)
  expect(names.has('b') || names.has('c')).toBe(false)
})

it('is named when it is unreadable, with the error and its position', () => {
  const wrong = item({ code: 'x', name: 'Bonus', how: formula('2 * salary') })
  expect(() => readyItems([wrong])).toThrow(
    new FormulaFailure(m.inItem({ item: 'Bonus', problem: m.valueUnknown({ name: 'salary' }) }), 4),
  )
})

it('is used from its first month to its last', () => {
  const used = (first: string | null, last: string | null) =>
    isUsedIn(item({ firstMonth: first, lastMonth: last }), '2026-11')
  expect([
    used(null, null),
    used('2026-11', '2026-11'),
    used('2026-12', null),
    used(null, '2026-10'),
  ]).toEqual([true, true, false, false])
})

describe('the amount of an item', () => {
  const parts = [{ amount: null, paidDays: new Big(20), total: 20 }]
  const base = { basic: 100_000, gross: 130_000, taxable: 120_000, values: {}, parts, digits: 2 }
  const ready = (how: PayItemRule['how'], prorated = false) => readyItems([item({ how, prorated })])[0]!
  const fixed = { method: 'fixed' as const, amount: 1_000 }

  it('is the item’s own, or the one from the latest profile that sets one', () => {
    expect(itemAmount(ready(fixed), base)).toBe(1_000)
    const given = [700, 800, null].map((amount) => ({ ...parts[0]!, amount }))
    expect(itemAmount(ready(fixed), { ...base, parts: given })).toBe(800)
  })

  it('covers the days that each profile pays, when prorated', () => {
    const half = { amount: null, paidDays: new Big(10), total: 20 }
    expect(itemAmount(ready(fixed, true), { ...base, parts: [half] })).toBe(500)
    const other = { amount: 2_000, paidDays: new Big('4.5'), total: 20 }
    expect(itemAmount(ready(fixed, true), { ...base, parts: [half, other] })).toBe(950)
  })

  it.each([
    ['basic', 12_500],
    ['gross', 16_250],
    ['taxable', 15_000],
  ] as const)('is a percentage of %s', (of, amount) => {
    expect(itemAmount(ready({ method: 'percent', percent: '12.5', of }), base)).toBe(amount)
  })

  it('is the sum that the bands charge on the taxable amount', () => {
    const bands = [
      { from: 0, percent: '0' },
      { from: 100_000, percent: '10' },
    ]
    expect(itemAmount(ready({ method: 'bands', bands }), base)).toBe(2_000)
  })

  it('is the formula’s result in whole currency units, using the profile’s amount', () => {
    expect(itemAmount(ready(formula('amount * 2 + 0.5')), base)).toBe(50)
    const given = [{ ...parts[0]!, amount: 1_250 }]
    expect(itemAmount(ready(formula('amount * 2 + 0.5')), { ...base, parts: given })).toBe(2_550)
  })

  it('is unknown without the formula', () => {
    expect(() => itemAmount({ ...ready(formula('1')), formula: null }, base)).toThrow(FormulaFailure)
  })
})

/** The value of each name for a month, read from an item whose formula is just that name. */
const valuesIn = (change: Parameters<typeof pay>[0], names: readonly string[]) =>
  names.map((name) => {
    const { lines } = pay(change, readyItems([item({ code: 'probe', how: formula(name) })]))
    return lines.find((it) => it.key === 'item probe')?.amount ?? 0
  })

describe('formula values', () => {
  const names = ['monthlyBasic', 'rate', 'basic', 'workingDays', 'employedDays', 'unpaidDays', 'leaveDays']
  const leave = { requestId: 'r', dayMinutes: 480, leaveType: 'Annual' }

  it('cover a month with a salary', () => {
    const month = {
      profiles: [{ ...monthly, firstDay: date(16) }],
      absences: [{ date: date(17), status: 'half-day' as const }],
      leave: [
        { ...leave, date: date(18), minutes: 240, paid: true },
        // Before the profile begins, so it counts on no day.
        { ...leave, date: date(3), minutes: 480, paid: true },
      ],
    }
    // Eleven of 21 working days, half a day of them unpaid.
    expect(valuesIn(month, names)).toEqual([420_000, 0, 210_000, 2_100, 1_100, 50, 50])
  })

  it('cover a month with hourly pay', () => {
    const sessions = [session(), session({ sessionId: 'two', minutes: 30 })]
    const month = { profiles: [hourly], sessions, absences: [{ date: date(3), status: 'absent' as const }] }
    expect(valuesIn(month, [...names, 'hours', 'sessions'])).toEqual([
      0, 4_200, 8_400, 2_100, 2_100, 0, 0, 200, 200,
    ])
  })

  it('count leave under any profile of the month', () => {
    const parts = [
      { ...monthly, lastDay: date(8) },
      { ...monthly, id: 'second', firstDay: date(9) },
    ]
    const days = [date(3), date(10)].map((on) => ({ ...leave, date: on, minutes: 480, paid: true }))
    expect(valuesIn({ profiles: parts, leave: days }, ['leaveDays'])).toEqual([200])
  })

  it('include the earnings and deductions before the item', () => {
    const of = (...more: PayItemRule[]) =>
      pay(
        {},
        readyItems([...more, item({ code: 'probe', kind: 'tax', how: formula('taxable + gross / 10000') })]),
      ).lines.find((it) => it.key === 'item probe')?.amount
    const fixed = (code: string, kind: PayItemRule['kind'], taxable: boolean) =>
      item({ code, kind, taxable, how: { method: 'fixed', amount: 10_000 } })
    // 4,200.00 basic: the whole of the taxable amount, and a ten-thousandth of the gross.
    expect(of()).toBe(-(420_000 + 42))
    expect(of(fixed('a', 'earning', true))).toBe(-(430_000 + 43))
    expect(of(fixed('a', 'allowance', false))).toBe(-(420_000 + 43))
    expect(of(fixed('a', 'deduction', true))).toBe(-(410_000 + 42))
    expect(of(fixed('a', 'deduction', false))).toBe(-(420_000 + 42))
    // Another tax does not change the taxable amount.
    expect(of(fixed('a', 'tax', true))).toBe(-(420_000 + 42))
  })

  it('include the items before it, as 0 where they are not given', () => {
    const given = item({ code: 'a', how: { method: 'fixed', amount: 500 } })
    const probe = item({ code: 'probe', position: 1, how: formula('a * 2 + 1') })
    const of = (first: PayItemRule) =>
      pay({}, readyItems([probe, first])).lines.find((it) => it.key === 'item probe')?.amount
    expect(of(given)).toBe(1_100)
    expect(of({ ...given, employmentTypes: [] })).toBe(100)
    expect(of({ ...given, firstMonth: '2027-01' })).toBe(100)
  })
})

it('a line names its item, and is left out when the amount is zero', () => {
  const of = (amount: number, kind: PayItemRule['kind']) =>
    pay(
      {},
      readyItems([item({ code: 'a', name: 'Bonus', kind, how: { method: 'fixed', amount } })]),
    ).lines.slice(1)
  expect(of(0, 'earning')).toEqual([])
  expect(of(500, 'earning')).toMatchObject([
    { kind: 'earning', key: 'item a', label: 'Bonus', amount: 500, payItemId: 'a', events: [] },
  ])
  expect(of(500, 'deduction')).toMatchObject([{ kind: 'deduction', amount: -500 }])
})
