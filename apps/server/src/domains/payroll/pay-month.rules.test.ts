import { maxMoney } from '@campanile/contract/pay-values.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustmentLines, findingOfEarlier } from './pay-adjustment.rules.ts'
import { unpaidPart } from './pay-basic.rules.ts'
import { type PayItemRule, readyItems } from './pay-item.rules.ts'
import { sumOf } from './pay-money.rules.ts'
import { payOfMonth } from './pay-month.rules.ts'
import { discrepancyKey, type MonthFacts, type ProfileRule, type TeachingSession } from './pay-month.ts'
import { slipLines, sumsOf } from './payslip.rules.ts'

const date = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
/** Monday to Friday of November 2026. */
const workingDays = Array.from({ length: 30 }, (_, at) => date(at + 1)).filter((it) => {
  const weekday = new Date(`${it}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6
})

const monthly: ProfileRule = {
  id: 'monthly',
  employmentType: 'full-time',
  basis: 'month',
  amount: 420_000,
  firstDay: '2026-01-01',
  lastDay: null,
  items: [],
}
const hourly: ProfileRule = {
  ...monthly,
  id: 'hourly',
  employmentType: 'visiting',
  basis: 'hour',
  amount: 4_200,
}

const facts = (change: Partial<MonthFacts> = {}): MonthFacts => ({
  month: '2026-11',
  firstDay: date(1),
  lastDay: date(30),
  workingDays,
  profiles: [monthly],
  leftOn: null,
  absences: [],
  leave: [],
  sessions: [],
  decisions: new Map(),
  ...change,
})

const item = (change: Partial<PayItemRule>): PayItemRule => ({
  id: change.code ?? 'item',
  code: 'item',
  name: change.code ?? 'Item',
  kind: 'allowance',
  how: { method: 'fixed', amount: 0 },
  taxable: false,
  prorated: false,
  employmentTypes: ['full-time', 'part-time', 'visiting'],
  firstMonth: null,
  lastMonth: null,
  position: 0,
  ...change,
})

const transport = item({
  code: 'transport',
  how: { method: 'fixed', amount: 10_000 },
  prorated: true,
  taxable: true,
})
const pension = item({
  code: 'pension',
  kind: 'deduction',
  how: { method: 'percent', percent: '7.25', of: 'basic' },
  taxable: true,
})
const fund = item({
  code: 'fund',
  kind: 'deduction',
  how: { method: 'formula', formula: 'min(gross * 0.013, 50) / 3' },
  position: 1,
})
const tax = item({
  code: 'tax',
  kind: 'tax',
  how: {
    method: 'bands',
    bands: [
      { from: 0, percent: '0' },
      { from: 100_000, percent: '12.5' },
      { from: 300_000, percent: '37.75' },
    ],
  },
})
const items = readyItems([tax, fund, pension, transport])
const pay = (change: Partial<MonthFacts> = {}, of = items) => payOfMonth(facts(change), of, 2)
const amounts = (change: Partial<MonthFacts>, of = readyItems([])) =>
  pay(change, of).lines.map(({ key, amount }) => [key, amount])

const session = (change: Partial<TeachingSession> = {}): TeachingSession => ({
  sessionId: 'one',
  classId: 'class',
  courseCode: 'CS101',
  courseTitle: 'Programming',
  date: date(2),
  minutes: 90,
  status: 'held',
  over: true,
  recorded: true,
  recordedAt: null,
  recordedBy: 'teacher',
  ...change,
})

describe('a month by examples', () => {
  it('pays the month, and works items out one after the other', () => {
    expect(pay().lines.map((it) => [it.label, it.amount])).toEqual([
      ['Basic pay', 420_000],
      ['transport', 10_000],
      ['pension', -30_450],
      ['fund', -1_667],
      // 12.5 % of 2,000 and 37.75 % of 995.50
      ['tax', -(25_000 + 37_580)],
    ])
  })

  it('pays who joins or leaves for the working days of the part that the profile covers', () => {
    const joined = { ...monthly, firstDay: date(16) }
    expect(amounts({ profiles: [joined] })).toEqual([['basic', 220_000]])
    expect(pay({ profiles: [joined] }).findings).toMatchObject([{ kind: 'joined', on: date(16) }])
    const left = { ...monthly, lastDay: date(13) }
    expect(amounts({ profiles: [left] })).toEqual([['basic', 200_000]])
    expect(pay({ leftOn: date(13) }).findings).toMatchObject([{ kind: 'left', on: date(13) }])
    expect(pay({ profiles: [{ ...monthly, firstDay: date(2) }] }).findings, 'the 1st is a Sunday').toEqual([])
    const raised = { ...monthly, id: 'raised', amount: 630_000, firstDay: date(16) }
    expect(amounts({ profiles: [raised, left] })).toEqual([
      ['basic', 200_000],
      ['basic', 330_000],
    ])
  })

  it('takes days without pay off, leave that is paid before', () => {
    const leave = { requestId: 'r', dayMinutes: 480, leaveType: 'Annual' }
    const half = { ...leave, date: date(3), minutes: 240, paid: true }
    const lines = pay(
      {
        absences: [
          { date: date(2), status: 'absent' },
          { date: date(3), status: 'absent' },
          { date: date(4), status: 'half-day' },
        ],
        leave: [half, { ...leave, requestId: 'u', date: date(5), minutes: 480, paid: false }],
      },
      readyItems([]),
    ).lines
    expect(lines.map((it) => it.amount)).toEqual([420_000, -60_000])
    expect(lines[1]!.events.map((it) => [it.kind, it.on, it.days])).toEqual([
      ['staff-day', date(2), '1'],
      ['staff-day', date(3), '0.5'],
      ['staff-day', date(4), '0.5'],
      ['leave', date(5), '1'],
    ])
  })

  it('pays what was held and recorded, and what an admin decided to pay', () => {
    const sessions = [
      session(),
      session({ sessionId: 'two', date: date(9), recorded: false }),
      session({ sessionId: 'three', date: date(16), status: 'cancelled' }),
      session({ sessionId: 'four', date: date(23), recordedBy: 'colleague' }),
      session({ sessionId: 'five', date: date(30), over: false }),
    ]
    const first = pay({ profiles: [hourly], sessions }, readyItems([]))
    expect(first.lines).toMatchObject([{ kind: 'teaching', amount: 6_300, detail: '1.5 hours × 42.00' }])
    expect(first.findings.map((it) => [it.kind, it.subject])).toEqual([
      ['not-recorded', 'two'],
      ['cancelled', 'three'],
      ['recorded-by-other', 'four'],
    ])
    const decisions = new Map([
      [discrepancyKey('not-recorded', 'two'), 'pay' as const],
      [discrepancyKey('cancelled', 'three'), 'do-not-pay' as const],
    ])
    const settled = pay({ profiles: [hourly], sessions, decisions }, readyItems([]))
    expect(settled.lines).toMatchObject([{ amount: 12_600 }])
    expect(settled.lines[0]!.events.map((it) => it.sessionId)).toEqual(['one', 'two'])
  })

  it('leaves a session with who recorded it, and pays none of several for what nobody of them recorded', () => {
    const one = (recordedBy: TeachingSession['recordedBy'], decision?: 'pay' | 'do-not-pay') => {
      const kinds = { colleague: 'recorded-by-other', outsider: 'recorded-by-outsider' } as const
      const kind = recordedBy === 'teacher' || recordedBy === 'nobody-of-several' ? null : kinds[recordedBy]
      const decisions = new Map(
        decision ? [[discrepancyKey(kind ?? 'recorded-by-nobody', 'one'), decision]] : [],
      )
      const it = pay({ profiles: [hourly], sessions: [session({ recordedBy })], decisions }, readyItems([]))
      return [it.lines.length, it.findings.map((each) => each.kind).join()]
    }
    expect(one('teacher')).toEqual([1, ''])
    expect(one('outsider')).toEqual([1, 'recorded-by-outsider'])
    expect(one('outsider', 'do-not-pay')).toEqual([0, 'recorded-by-outsider'])
    expect(one('colleague')).toEqual([0, 'recorded-by-other'])
    expect(one('nobody-of-several')).toEqual([0, 'recorded-by-nobody'])
    expect(one('nobody-of-several', 'pay')).toEqual([1, 'recorded-by-nobody'])
  })

  it('says which item cannot be worked out, and leaves it out', () => {
    const broken = item({ code: 'broken', how: { method: 'formula', formula: '100 / hours' } })
    const { lines, findings } = pay({}, readyItems([broken]))
    expect(lines.map((it) => it.key)).toEqual(['basic'])
    expect(findings).toMatchObject([{ kind: 'item-failed', subject: 'broken' }])
  })

  it('makes an amount that is too large a finding of that person, and adjusts nothing by it', () => {
    const paid = pay().lines
    const huge = pay({ profiles: [{ ...monthly, amount: maxMoney + 1 }] })
    expect(huge.findings).toMatchObject([{ kind: 'item-failed', subject: 'monthly' }])
    expect(adjustmentLines('2026-11', huge.lines, paid, huge.unknown)).toEqual([])
    const taught = { ...hourly, amount: maxMoney }
    expect(pay({ profiles: [taught], sessions: [session()] }).findings).toMatchObject([
      { kind: 'item-failed', subject: 'hourly', about: 'Teaching: The amount is too large' },
    ])
    expect(amounts({ profiles: [{ ...monthly, amount: maxMoney }] })).toEqual([['basic', maxMoney]])
  })

  it('leaves an item as it was paid that cannot be worked out now, and those after it', () => {
    const rate = {
      ...item({ code: 'rate-item', how: { method: 'formula', formula: '100 / rate' } }),
      position: -1,
    }
    const of = readyItems([rate, tax, transport])
    const before = pay({ profiles: [hourly], sessions: [session()] }, of)
    expect(before.findings).toEqual([])
    const now = pay({}, of)
    expect(now.findings).toMatchObject([{ kind: 'item-failed', subject: 'rate-item' }])
    const adjusted = adjustmentLines('2026-11', now.lines, before.lines, now.unknown)
    expect(adjusted.map((it) => it.key).toSorted()).toEqual(['basic', 'teaching class'])
    expect(findingOfEarlier('2026-11', now.findings[0]!)).toMatchObject({
      kind: 'adjustment-failed',
      subject: '2026-11 rate-item',
    })
  })

  it('gives what both profiles of a month name', () => {
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

  it('finds working days between two profiles', () => {
    const first = { ...monthly, lastDay: date(6) }
    const second = { ...monthly, id: 'second', firstDay: date(11) }
    expect(pay({ profiles: [first, second] }).findings).toMatchObject([
      { kind: 'gap', on: date(9), about: 'No pay profile on 2 working days, from 9 November to 10 November' },
    ])
    expect(pay({ profiles: [first, { ...second, firstDay: date(9) }] }).findings, 'a weekend').toEqual([])
  })

  it('does not leave a holiday month unpaid', () => {
    expect(amounts({ workingDays: [] })).toEqual([['basic', 420_000]])
  })
})

const anyDay = fc.integer({ min: 1, max: 30 }).map(date)
const anyProfile = fc
  .record({
    amount: fc.integer({ min: 0, max: 2_000_000 }),
    basis: fc.constantFrom('month' as const, 'hour' as const, 'session' as const),
    cut: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ amount, basis, cut }) => {
    const employmentType = basis === 'month' ? ('full-time' as const) : ('part-time' as const)
    const first = { ...monthly, amount, basis, employmentType, lastDay: date(cut) }
    return [first, { ...first, id: 'second', firstDay: date(cut + 1), lastDay: null }].filter(
      (it) => it.firstDay <= date(30),
    )
  })
const anyFacts = fc
  .record({
    profiles: anyProfile,
    absences: fc.uniqueArray(
      fc.record({ date: anyDay, status: fc.constantFrom('absent' as const, 'half-day' as const) }),
      { selector: (it) => it.date, maxLength: 10 },
    ),
    leave: fc.uniqueArray(
      fc.record({
        requestId: fc.constantFrom('a', 'b'),
        date: anyDay,
        minutes: fc.integer({ min: 1, max: 480 }),
        dayMinutes: fc.constantFrom(480, 450, 431),
        leaveType: fc.constant('Leave'),
        paid: fc.boolean(),
      }),
      { selector: (it) => `${it.requestId} ${it.date}`, maxLength: 10 },
    ),
    sessions: fc.uniqueArray(
      fc.record({
        sessionId: fc.string({ minLength: 1, maxLength: 4 }),
        classId: fc.constantFrom('c1', 'c2'),
        date: anyDay,
        minutes: fc.integer({ min: 1, max: 300 }),
        status: fc.constantFrom('held' as const, 'cancelled' as const),
        recorded: fc.boolean(),
        recordedBy: fc.constantFrom(
          'teacher' as const,
          'outsider' as const,
          'colleague' as const,
          'nobody-of-several' as const,
        ),
      }),
      { selector: (it) => it.sessionId, maxLength: 10 },
    ),
  })
  .map(({ sessions, ...it }) => facts({ ...it, sessions: sessions.map((one) => session(one)) }))

describe('any month', () => {
  it('sums to the minor unit, and is never below zero', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: -500_000, max: 500_000 }), (month, balance) => {
        const own = payOfMonth(month, items, 2).lines
        const { lines } = slipLines(own, [], balance)
        const sums = sumsOf(lines)
        expect(lines.every((it) => Number.isSafeInteger(it.amount))).toBe(true)
        expect(sums.net).toBe(sumOf(lines.map((it) => it.amount)))
        expect(sums.earnings - sums.deductions - sums.taxes + sums.adjustments + sums.carried).toBe(sums.net)
        expect(sums.net).toBeGreaterThanOrEqual(0)
        // What is carried is made up for: nothing appears or disappears.
        expect(sums.net - sums.carried).toBe(sumOf(own.map((it) => it.amount)))
      }),
    )
  })

  it('does not depend on the order of what it follows from', () => {
    fc.assert(
      fc.property(anyFacts, (month) => {
        const turned = {
          ...month,
          profiles: month.profiles.toReversed(),
          absences: month.absences.toReversed(),
          leave: month.leave.toReversed(),
          sessions: month.sessions.toReversed(),
        }
        expect(payOfMonth(turned, items, 2).lines.map(({ events: _, ...it }) => it)).toEqual(
          payOfMonth(month, items, 2).lines.map(({ events: _, ...it }) => it),
        )
      }),
    )
  })

  it('needs no adjustment when nothing has changed, and exactly the difference when something has', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (before, after) => {
        const [was, is] = [payOfMonth(before, items, 2).lines, payOfMonth(after, items, 2).lines]
        expect(adjustmentLines('2026-11', was, was)).toEqual([])
        const adjusted = adjustmentLines('2026-11', is, was)
        const total = (lines: typeof was) => sumOf(lines.map((it) => it.amount))
        expect(total(adjusted)).toBe(total(is) - total(was))
        // Paid so once, it needs nothing more.
        const paid = adjusted.map((it) => ({ ...it, kind: it.adjusts! }))
        expect(adjustmentLines('2026-11', is, [...was, ...paid])).toEqual([])
      }),
    )
  })

  it('takes off no more of a day than leave and half of what leave leaves of a half-day', () => {
    const minutes = fc.integer({ min: 0, max: 480 })
    fc.assert(
      fc.property(minutes, minutes, (paid, unpaid) => {
        const one = { date: date(2), dayMinutes: 480, leaveType: 'Leave' }
        const leave = [
          { ...one, requestId: 'p', minutes: paid, paid: true },
          { ...one, requestId: 'u', minutes: unpaid, paid: false },
        ]
        const off = (status: 'absent' | 'half-day') =>
          unpaidPart({ leave, absences: [{ date: date(2), status }] }, date(2)).toNumber()
        const taken = Math.min(unpaid, 480 - paid)
        expect(off('half-day')).toBeCloseTo((taken + (480 - paid - taken) / 2) / 480, 5)
        expect(off('absent')).toBeCloseTo((480 - paid) / 480, 5)
      }),
    )
  })

  it('pays a prorated item the same, however many profiles the month is cut into', () => {
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

  it('pays joiners and leavers together what the whole month pays, to a minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 5_000_000 }), (cut, amount) => {
        const whole = { ...monthly, amount }
        const parts = [
          { ...whole, lastDay: date(cut) },
          { ...whole, id: 'later', firstDay: date(cut + 1) },
        ].map((it) => sumOf(amounts({ profiles: [it] }).map(([, each]) => Number(each))))
        expect(Math.abs(sumOf(parts) - amount)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
