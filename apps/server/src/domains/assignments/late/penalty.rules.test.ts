import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computePenalty,
  computeReduction,
  finalMark,
  lateSeconds,
  type PenaltyPolicy,
  penaltySteps,
} from './penalty.rules.ts'

const due = new Date('2026-11-20T17:00:00.000Z')
const after = (ms: number) => new Date(due.getTime() + ms)
const hour = 3_600_000

const cents = (max: number, min = 0) => fc.integer({ min, max }).map((it) => Big(it).div(100).toFixed(2))
const policy: fc.Arbitrary<PenaltyPolicy> = fc.record({
  kind: fc.constantFrom('none', 'fixed', 'stepwise'),
  amount: cents(10_000, 1),
  unit: fc.constantFrom('marks', 'percent'),
  every: fc.constantFrom('hour', 'day'),
  floor: cents(10_000),
})
const maxMark = cents(20_000, 1)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const rawLoss = (max: string, of: number) => Big(max).times(of.toFixed(4)).round(2, Big.roundDown).toFixed(2)
const lateness = fc.integer({ min: -10 * hour, max: 60 * 24 * hour })

it('never lowers a mark below the floor or 0, and never raises it', () => {
  fc.assert(
    fc.property(policy, maxMark, share, lateness, (terms, max, of, late) => {
      const raw = rawLoss(max, of)
      const final = Big(finalMark(raw, computePenalty(terms, due, after(late), max), terms.floor))
      expect(final.lte(raw)).toBe(true)
      expect(final.gte(0)).toBe(true)
      if (Big(raw).gte(terms.floor)) expect(final.gte(terms.floor)).toBe(true)
      else expect(final.eq(raw)).toBe(true)
    }),
  )
})

it('never costs less when submitted later, and never more than the maximum mark', () => {
  fc.assert(
    fc.property(policy, maxMark, share, lateness, lateness, (terms, max, of, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const [less, more] = [early, late].map((it) => computePenalty(terms, due, after(it), max)) as [Big, Big]
      expect(less.lte(more)).toBe(true)
      expect(more.lte(max)).toBe(true)
      const raw = rawLoss(max, of)
      const marks = [less, more].map((it) => Big(finalMark(raw, it, terms.floor))) as [Big, Big]
      expect(marks[0].gte(marks[1])).toBe(true)
    }),
  )
})

it('is free up to and including the due instant, and applies a millisecond later', () => {
  const fixed: PenaltyPolicy = { kind: 'fixed', amount: '10', unit: 'marks', every: 'day', floor: '0' }
  fc.assert(
    fc.property(policy, maxMark, fc.integer({ min: 0, max: 10 * hour }), (terms, max, early) => {
      expect(computePenalty(terms, due, after(-early), max).eq(0)).toBe(true)
    }),
  )
  expect(computePenalty(fixed, due, after(0), '100').toFixed()).toBe('0')
  expect(computePenalty(fixed, due, after(1), '100').toFixed()).toBe('10')
  expect([0, 1, 1000, 1001].map((late) => lateSeconds(due, after(late)))).toEqual([0, 1, 1, 2])
})

it('counts each started hour or day', () => {
  const hourly: PenaltyPolicy = {
    kind: 'stepwise',
    amount: '2.5',
    unit: 'percent',
    every: 'hour',
    floor: '40',
  }
  const costs = (late: number) => computePenalty(hourly, due, after(late), '80').toFixed()
  expect([1, hour, hour + 1, 2 * hour].map(costs)).toEqual(['2', '2', '4', '4'])
  const daily = { ...hourly, every: 'day' as const }
  expect(computePenalty(daily, due, after(24 * hour + 1), '80').toFixed()).toBe('4')
})

it('is exact, and rounds half up to 2 places only at the end', () => {
  // 0.05 % of 10 marks is 0.005. Twenty steps make 0.1; rounding each step would make 0.2.
  const tiny: PenaltyPolicy = { kind: 'stepwise', amount: '0.05', unit: 'percent', every: 'hour', floor: '0' }
  const penalty = computePenalty(tiny, due, after(20 * hour), '10')
  expect(penalty.toFixed()).toBe('0.1')
  expect(finalMark('7', penalty, '0')).toBe('6.9')
  expect(finalMark('7', '0.005', '0')).toBe('7')
  expect(finalMark('7.01', '0.0051', '0')).toBe('7')
  // Floating-point arithmetic would give 0.7999999999999998.
  expect(finalMark('1.1', '0.3', '0')).toBe('0.8')
})

it('follows the decision, as long as the work is late', () => {
  const work = {
    policy: { kind: 'fixed', amount: '10', unit: 'percent', every: 'day', floor: '50' } as const,
    maxMark: '40.00',
    dueAt: due,
    submittedAt: after(hour),
  }
  const final = (decision: Parameters<typeof computeReduction>[0]['decision'], dueAt = due) => {
    const { penalty, floor } = computeReduction({
      ...work,
      dueAt,
      decision,
      policy: { ...work.policy, floor: '5' },
    })
    return finalMark('30', penalty, floor)
  }
  expect([null, 'accepted', 'waived', 'rejected'].map((it) => final(it as null))).toEqual([
    '26',
    '26',
    '30',
    '0',
  ])
  expect(final('rejected', after(hour))).toBe('30')
})

it('lists the steps ahead until late work is no longer accepted or nothing more is lost', () => {
  const daily: PenaltyPolicy = { kind: 'stepwise', amount: '10', unit: 'percent', every: 'day', floor: '75' }
  const told = (lateUntil: Date | null, now = after(-hour)) =>
    penaltySteps({ policy: daily, maxMark: '100', dueAt: due, lateUntil }, now).map(
      ({ from, penalty, bestMark }) => [Date.parse(from) - due.getTime(), penalty, bestMark],
    )
  expect(told(null)).toEqual([
    [-hour, '0', '100'],
    [1, '10', '90'],
    [24 * hour + 1, '20', '80'],
    [48 * hour + 1, '30', '75'],
  ])
  expect(told(after(24 * hour)).map(([, penalty]) => penalty)).toEqual(['0', '10'])
  expect(told(after(24 * hour), after(30 * hour))).toEqual([])
  expect(told(null, after(30 * hour))[0]).toEqual([30 * hour, '20', '80'])
  const none = penaltySteps(
    { policy: { ...daily, kind: 'none' }, maxMark: '100', dueAt: due, lateUntil: null },
    due,
  )
  expect(none.map(({ penalty }) => penalty)).toEqual(['0'])
})

it('shows the current penalty and when it ends', () => {
  const terms: PenaltyPolicy = { kind: 'fixed', amount: '10', unit: 'percent', every: 'day', floor: '5' }
  const of = (decision: 'waived' | 'rejected' | 'accepted' | null, late = hour) =>
    computeReduction({ policy: terms, maxMark: '40.00', dueAt: due, submittedAt: after(late), decision })
  expect(of(null)).toEqual({ penalty: '4', floor: '5' })
  expect(of('accepted')).toEqual({ penalty: '4', floor: '5' })
  expect(of('rejected')).toEqual({ penalty: '40', floor: '0' })
  expect(of('waived')).toEqual({ penalty: '0', floor: '0' })
  expect(of('rejected', 0)).toEqual({ penalty: '0', floor: '0' })
})

it('deducts whole marks when the policy counts in marks', () => {
  const terms: PenaltyPolicy = { kind: 'fixed', amount: '10', unit: 'marks', every: 'day', floor: '0' }
  expect(computePenalty(terms, due, after(1), '40').toFixed()).toBe('10')
  expect(computePenalty({ ...terms, amount: '50' }, due, after(1), '40').toFixed()).toBe('40')
})

describe('the steps ahead', () => {
  const daily: PenaltyPolicy = { kind: 'stepwise', amount: '1', unit: 'percent', every: 'day', floor: '0' }
  const penalties = (change: Partial<PenaltyPolicy>, lateUntil: Date | null, now: Date) =>
    penaltySteps({ policy: { ...daily, ...change }, maxMark: '100', dueAt: due, lateUntil }, now).map(
      ({ penalty }) => penalty,
    )

  it('are limited to fifteen', () => {
    expect(penalties({}, null, due)).toEqual(Array.from({ length: 15 }, (_, step) => String(step)))
  })

  it('include one that begins at the final cut-off, and the moment of the cut-off itself', () => {
    expect(penalties({}, after(1), due)).toEqual(['0', '1'])
    expect(penalties({}, after(hour), after(hour))).toEqual(['1'])
    expect(penalties({}, after(hour), after(hour + 1))).toEqual([])
  })

  it('are one for a single deduction once the work is due', () => {
    expect(penalties({ kind: 'fixed' }, null, due)).toEqual(['0', '1'])
    expect(penalties({ kind: 'fixed' }, null, after(1))).toEqual(['1'])
  })

  it('end where no late work is accepted, whatever the final cut-off is', () => {
    expect(penalties({ kind: 'none' }, after(hour), due)).toEqual(['0'])
    expect(penalties({ kind: 'none' }, after(hour), after(1))).toEqual([])
  })

  it('end once the whole mark is lost', () => {
    expect(penalties({ amount: '60' }, null, due)).toEqual(['0', '60', '100'])
  })
})
