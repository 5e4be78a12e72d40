import { expect, it } from 'vitest'
import { weighed } from './weighed.rules.ts'

it('weighs a mark by its value, and marks incomplete and withheld ones as such', () => {
  const figures = { finalMark: '72.5', maxMark: '100', weight: '60' }
  expect(weighed({ ...figures, state: 'marked', withheld: false })).toEqual({
    ...figures,
    isIncomplete: false,
    isWithheld: false,
  })
  expect(weighed({ ...figures, state: 'incomplete', withheld: true })).toMatchObject({
    isIncomplete: true,
    isWithheld: true,
  })
})
