import { expect, it } from 'vitest'
import { suggestedTerm } from './suggestedTerm.ts'

const autumn = { id: 'autumn', name: 'Autumn 2026', firstDay: '2026-09-21', lastDay: '2026-12-18' }

it('is a year later, on the same weekdays', () => {
  expect(suggestedTerm(autumn)).toEqual({
    name: 'Autumn 2027',
    firstDay: '2027-09-20',
    lastDay: '2027-12-17',
    holidays: [],
  })
})

it.each([
  ['Semester 1, 2026/27', 'Semester 1, 2027/28'],
  ['Winter 2099/00', 'Winter 2100/01'],
  ['Block 3', ''],
])('after %s it is named %j', (name, expected) => {
  expect(suggestedTerm({ ...autumn, name }).name).toBe(expected)
})
