import type { ClassResults } from '@campanile/contract/results/results.ts'
import { expect, it } from 'vitest'
import { inPrint, markInWords, publishedItem } from './paper-facts.rules.ts'

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
  student: { id: 's', firstName: 'Ada', lastName: 'Lovelace', number: null, profileImage: null },
  percent: '72.5',
  weight: '100',
  status: 'final',
  letter: 'B',
  points: '3',
  passes: true,
  marks,
})

it('keeps a line in which everything is released', () => {
  const whole = item(mark(), null)
  expect(publishedItem(whole)).toEqual(whole)
})

it('leaves out an unreleased mark, and the results that include it', () => {
  const shown = publishedItem(item(mark(), mark({ isReleased: false, finalMark: '99' })))
  expect(JSON.stringify(shown)).not.toContain('99')
  expect(shown).toMatchObject({ status: 'open', percent: null, letter: null, points: null, passes: null })
  expect(shown.marks.map((it) => markInWords(it, 'en-GB'))).toEqual(['72.5', ''])
})

it('shows that a mark is withheld, but not its value', () => {
  const shown = publishedItem(item(mark({ isReleased: false, withheld: true, finalMark: '99' })))
  expect(shown.status).toBe('withheld')
  expect(shown.marks.map((it) => markInWords(it, 'en-GB'))).toEqual(['Withheld'])
  expect(JSON.stringify(shown)).not.toContain('99')
})

it.each([
  [mark({ state: 'absent', finalMark: '0' }), 'Absent'],
  [mark({ state: 'incomplete', finalMark: null }), 'Incomplete'],
  [mark({ withheld: true, isReleased: false }), '72.5'],
  [mark({ finalMark: null }), ''],
  [null, ''],
])('writes a cell as %o', (cell, words) => expect(markInWords(cell, 'en-GB')).toBe(words))

it('shows that a line is withheld when one of its marks is, and which mark', () => {
  const shown = publishedItem(item(mark(), mark({ isReleased: false, withheld: true, finalMark: '99' })))
  expect(shown.status).toBe('withheld')
  expect(shown.marks[1]).toMatchObject({ state: 'incomplete', finalMark: null, withheld: true })
})

it('prints figures with two decimal places', () => {
  expect(['72.5', '3', '0.125', null].map(inPrint)).toEqual(['72.50', '3.00', '0.13', null])
})
