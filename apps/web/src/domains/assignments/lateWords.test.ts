import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { exampleWords, penaltyWords, policyWords } from './lateWords.ts'
import { bestMarks, stairsOf } from './penaltySteps.ts'

const hourly = { ...noLatePolicy, kind: 'stepwise', amount: '5', every: 'hour' } as const
const due = '2026-11-20T12:00:00Z'
const moment = (instant: string) => instant.slice(11, 16)

test('each kind of policy has its own sentence', () => {
  expect(policyWords(noLatePolicy)).toBe('Late work is not accepted.')
  expect(policyWords({ ...noLatePolicy, kind: 'fixed', amount: '10.00', unit: 'percent' })).toBe(
    'Late work loses 10% of the maximum mark.',
  )
  expect(policyWords({ ...hourly, floor: '40' })).toBe(
    'Late work loses 5 marks for each hour or part of an hour, but never scores below 40.',
  )
})

test('the first steps and the end are described', () => {
  const until = '2026-11-20T17:00:00Z'
  expect(exampleWords({ ...hourly, until }, '100', due, moment)).toBe(
    '1 hour late: −5; 2 hours late: −10; final cut-off 17:00.',
  )
  expect(exampleWords({ ...hourly, kind: 'fixed', unit: 'percent' }, '40', due, moment)).toBe(
    'Late: −2; accepted with no cut-off.',
  )
  expect(exampleWords(noLatePolicy, '100', due, moment)).toBe('')
})

test('the absence of a penalty is stated', () => {
  expect(penaltyWords('0.00')).toBe('No penalty')
  expect(penaltyWords('7.50')).toBe('−7.5')
})

test('the steps end when work is no longer accepted, or when the whole mark is lost', () => {
  expect(bestMarks({ ...hourly, until: '2026-11-20T14:30:00Z' }, '100', due)).toEqual([100, 95, 90, 85])
  expect(bestMarks({ ...hourly, amount: '50', floor: '40' }, '100', due)).toEqual([100, 50, 40, 40])
})

test('the best possible mark only falls, and never below the floor', () => {
  const policies = record({
    kind: constantFrom('none', 'fixed', 'stepwise'),
    unit: constantFrom('marks', 'percent'),
    every: constantFrom('hour', 'day'),
    amount: integer({ min: 1, max: 100 }).map(String),
    floor: integer({ min: 0, max: 50 }).map(String),
    until: constantFrom(null, '2026-11-22T12:00:00Z'),
  })
  assert(
    property(policies, (policy) => {
      const best = bestMarks(policy, '50', due)
      expect(best[0]).toBe(50)
      expect(best).toEqual([...best].sort((one, other) => other - one))
      expect(best.at(-1)).toBeGreaterThanOrEqual(Number(policy.floor))
    }),
  )
})

test('the steps of the chart go from the top left to the right edge', () => {
  expect(stairsOf([100, 50], 100)).toEqual({ line: 'M0 0V0H50V50H100', area: 'M0 100V0H50V50H100V100Z' })
})
