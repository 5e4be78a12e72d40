import fc from 'fast-check'
import { payOfMonth } from '../computing/pay-month.rules.ts'
import type { MonthFacts, ProfileRule, TeachingSession } from '../computing/pay-month.ts'
import { type PayItemRule, readyItems } from '../items/pay-item.rules.ts'

// One person's November 2026, for the tests of the rules.

export const date = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
/** Monday to Friday of November 2026. */
const workingDays = Array.from({ length: 30 }, (_, at) => date(at + 1)).filter((it) => {
  const weekday = new Date(`${it}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6
})

export const monthly: ProfileRule = {
  id: 'monthly',
  employmentType: 'full-time',
  basis: 'month',
  amount: 420_000,
  firstDay: '2026-01-01',
  lastDay: null,
  items: [],
}
export const hourly: ProfileRule = {
  ...monthly,
  id: 'hourly',
  employmentType: 'visiting',
  basis: 'hour',
  amount: 4_200,
}

const facts = (change: Partial<MonthFacts> = {}): MonthFacts => ({
  month: '2026-11',
  locale: 'en-GB',
  firstDay: date(1),
  lastDay: date(30),
  workingDays,
  profiles: [monthly],
  joinedOn: '2020-01-01',
  leftOn: null,
  absences: [],
  leave: [],
  sessions: [],
  decisions: new Map(),
  ...change,
})

export const item = (change: Partial<PayItemRule>): PayItemRule => ({
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

export const transport = item({
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
export const tax = item({
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
export const items = readyItems([tax, fund, pension, transport])
export const pay = (change: Partial<MonthFacts> = {}, of = items) => payOfMonth(facts(change), of, 2)
export const amounts = (change: Partial<MonthFacts>, of = readyItems([])) =>
  pay(change, of).lines.map(({ key, amount }) => [key, amount])

export const session = (change: Partial<TeachingSession> = {}): TeachingSession => ({
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
export const anyFacts = fc
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
