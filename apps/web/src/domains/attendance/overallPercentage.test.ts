import { expect, test } from 'vitest'
import { overallPercentage } from './overallPercentage.ts'

test('weighs every counted session the same', () => {
  const large = { held: 20, attended: 10, excused: 0 }
  const small = { held: 4, attended: 3, excused: 1 }
  expect(overallPercentage([large, small])).toBe(56)
})

test('never rounds up to a limit', () => {
  expect(overallPercentage([{ held: 1000, attended: 749, excused: 0 }])).toBe(74)
})

test('says nothing before anything counts', () => {
  expect(overallPercentage([])).toBeNull()
  expect(overallPercentage([{ held: 2, attended: 0, excused: 2 }])).toBeNull()
})
