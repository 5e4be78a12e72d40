import type { RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { expect, it } from 'vitest'
import { choicesOf, isComplete, isSameSelection, pointsOf, selectionOf, totalOf } from './rubricDraft.ts'

const criterion = (id: string, ...points: string[]): RubricCriterion => ({
  id,
  title: id,
  levels: points.map((it) => ({ id: `${id}${it}`, title: it, description: null, points: it })),
})
const criteria = [criterion('a', '0', '0.1', '20'), criterion('b', '0.2', '7.5')]

it('adds up exactly what is selected', () => {
  expect(pointsOf(criteria, { a: 'a0.1', b: 'b0.2' })).toBe('0.3')
  expect(pointsOf(criteria, { a: 'a20' })).toBe('20')
  expect(totalOf(criteria)).toBe('27.5')
})

it('ignores points that have not been typed yet', () => {
  expect(totalOf([criterion('a', '', 'x'), criterion('b', '3')])).toBe('3')
})

it('is complete with a level for each criterion', () => {
  expect(isComplete(criteria, { a: 'a0' })).toBe(false)
  expect(isComplete(criteria, { a: 'a0', b: 'b7.5' })).toBe(true)
})

it('is unchanged after a round trip', () => {
  const selection = { a: 'a0', b: 'b7.5' }
  expect(isSameSelection(selectionOf(choicesOf(selection)), selection)).toBe(true)
  expect(isSameSelection(selection, { a: 'a0' })).toBe(false)
  expect(isSameSelection(selection, { a: 'a0', b: 'b0.2' })).toBe(false)
})
