import type { RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  rubricMark,
  rubricMismatch,
  rubricObstacles,
  rubricResults,
  rubricTotal,
  validChoices,
} from './rubric.rules.ts'

const criterion = (id: string, ...points: string[]): RubricCriterion => ({
  id,
  title: `Criterion ${id}`,
  levels: points.map((it, index) => ({
    id: `${id}${index}`,
    title: `Level ${index}`,
    description: null,
    points: it,
  })),
})
const criteria = [criterion('a', '0', '10', '20'), criterion('b', '7.5', '0')]

it('adds up the highest levels, wherever they are', () => {
  expect(rubricTotal(criteria)).toBe('27.5')
  expect(rubricTotal([])).toBe('0')
})

it('refuses more points than the maximum mark, and an id that occurs twice', () => {
  expect(rubricObstacles(criteria, '27.50')).toEqual({})
  expect(inEnglish(rubricObstacles(criteria, '27'))).toEqual({
    criteria: 'The highest levels add up to 27.5. The maximum mark is 27.',
  })
  expect(rubricObstacles([criteria[0]!, criteria[0]!], '100')).toHaveProperty('criteria')
})

it('accepts only levels of the rubric, one for each criterion', () => {
  const choose = (...pairs: [string, string][]) =>
    rubricResults(
      criteria,
      pairs.map(([criterionId, levelId]) => ({ criterionId, levelId })),
    )
  expect(choose(['b', 'b0'], ['a', 'a1'])?.map(({ level, points, of }) => [level, points, of])).toEqual([
    ['Level 1', '10', '20'],
    ['Level 0', '7.5', '7.5'],
  ])
  expect(choose(['a', 'b0'])).toBeUndefined()
  expect(choose(['c', 'a0'])).toBeUndefined()
  expect(choose(['a', 'a0'], ['a', 'a1'])).toBeUndefined()
})

it('uses the sum of all criteria as the mark, once each has a level', () => {
  const all = rubricResults(criteria, [
    { criterionId: 'a', levelId: 'a2' },
    { criterionId: 'b', levelId: 'b0' },
  ])!
  expect(rubricMismatch(criteria, all, '27.50')).toBeUndefined()
  expect(inEnglish(rubricMismatch(criteria, all, '27'))).toBe('The selected levels add up to 27.5')
  expect(inEnglish(rubricMismatch(criteria, all, null))).toBe('The selected levels add up to 27.5')
  expect(rubricMismatch(criteria, all.slice(1), null)).toBeUndefined()
  expect(inEnglish(rubricMismatch(criteria, all.slice(1), '7.5'))).toBe('Select a level for each criterion')
  expect(rubricMismatch(criteria, [], '99')).toBeUndefined()
})

it('drops choices that the rubric no longer has', () => {
  const results = rubricResults(criteria, [
    { criterionId: 'a', levelId: 'a2' },
    { criterionId: 'b', levelId: 'b0' },
  ])!
  expect(validChoices([criterion('a', '5', '6', '7')], results)).toEqual([
    { criterionId: 'a', levelId: 'a2' },
  ])
  expect(validChoices(criteria, null)).toEqual([])
})

it('never gives a mark above the total', () => {
  const points = fc.integer({ min: 0, max: 10_000 }).map((it) => (it / 100).toFixed(2))
  const rubric = fc
    .array(fc.array(points, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
    .map((all) => all.map((it, index) => criterion(`c${index}-`, ...it)))
  fc.assert(
    fc.property(rubric, fc.nat(), (any, seed) => {
      const choices = any.map(({ id, levels }, index) => ({
        criterionId: id,
        levelId: levels[(seed + index) % levels.length]!.id,
      }))
      const results = rubricResults(any, choices)!
      expect(results).toHaveLength(any.length)
      expect(Big(rubricMark(results)).lte(rubricTotal(any))).toBe(true)
    }),
  )
})
