import { expect, it } from 'vitest'
import { testCell } from '../sheet/testCell.ts'
import { countOf, shownCells } from './shownCells.ts'

const cells = [
  testCell('ana', { unusual: ['Far below the others.'] }),
  testCell('bo', { withheld: true, state: 'marked', mark: '3' }),
  testCell('cem', { state: 'incomplete' }),
]
const ids = (asked: Parameters<typeof shownCells>[1]) => shownCells(cells, asked).map((it) => it.student.id)

it('filters by notable marks', () => {
  expect(ids({ filter: undefined, search: '' })).toEqual(['ana', 'bo', 'cem'])
  expect(ids({ filter: 'unusual', search: '' })).toEqual(['ana'])
  expect(ids({ filter: 'withheld', search: '' })).toEqual(['bo'])
  expect(countOf(cells, 'incomplete')).toBe(1)
  expect(countOf(cells, 'missing')).toBe(1)
})

it('finds a student by name, number or email', () => {
  expect(ids({ filter: undefined, search: ' BO t' })).toEqual(['bo'])
  expect(ids({ filter: undefined, search: 's-cem' })).toEqual(['cem'])
  expect(ids({ filter: undefined, search: 'ana@campus' })).toEqual(['ana'])
})
