import type { ClassResults } from '@campanile/contract/results/results.ts'
import { expect, it } from 'vitest'
import { markInWords, publishedItem, twoPlaces } from './paper-facts.rules.ts'

type Item = ClassResults['items'][number]
type Mark = NonNullable<Item['marks'][number]>

const mark = (traits: Partial<Mark> = {}): Mark => ({
  state: 'marked',
  finalMark: '72.5',
  withheld: false,
  isReleased: true,
  ...traits,
})
const item = (...marks: Item['marks']): Item => ({
  student: { id: 's', firstName: 'Ada', lastName: 'Lovelace', number: null, photo: null },
  percent: '72.5',
  status: 'final',
  letter: 'B',
  points: '3',
  passes: true,
  marks,
})

it('leaves a line as it is where all of it is released', () => {
  const whole = item(mark(), null)
  expect(publishedItem(whole)).toEqual(whole)
})

it('takes out a mark that is not released, and what it counts in', () => {
  const shown = publishedItem(item(mark(), mark({ isReleased: false, finalMark: '99' })))
  expect(JSON.stringify(shown)).not.toContain('99')
  expect(shown).toMatchObject({ status: 'open', percent: null, letter: null, points: null, passes: null })
  expect(shown.marks.map(markInWords)).toEqual(['72.5', ''])
})

it('says that a mark is withheld, and not what it is', () => {
  const shown = publishedItem(item(mark({ isReleased: false, withheld: true, finalMark: '99' })))
  expect(shown.status).toBe('withheld')
  expect(shown.marks.map(markInWords)).toEqual(['Withheld'])
  expect(JSON.stringify(shown)).not.toContain('99')
})

it.each([
  [mark({ state: 'absent', finalMark: '0' }), 'Absent'],
  [mark({ state: 'incomplete', finalMark: null }), 'Incomplete'],
  [mark({ withheld: true, isReleased: false }), '72.5'],
  [mark({ finalMark: null }), ''],
  [null, ''],
])('writes a cell as %o', (cell, words) => expect(markInWords(cell)).toBe(words))

it('says that a line is withheld when one of its marks is, and which of them', () => {
  const shown = publishedItem(item(mark(), mark({ isReleased: false, withheld: true, finalMark: '99' })))
  expect(shown.status).toBe('withheld')
  expect(shown.marks[1]).toMatchObject({ state: 'incomplete', finalMark: null, withheld: true })
})

it('prints figures with both places', () => {
  expect(['72.5', '3', '0.125', null].map(twoPlaces)).toEqual(['72.50', '3.00', '0.13', null])
})
