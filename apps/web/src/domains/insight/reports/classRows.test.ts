import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { expect, test } from 'vitest'
import { classRows, shownRows } from './classRows.ts'

const student = (firstName: string, marks: string, number: string | null = null) => ({
  id: firstName,
  firstName,
  lastName: 'Núñez',
  number,
  batch: 'B26',
  left: false,
  marks,
})
const rows = classRows({
  required: 75,
  students: [student('Ada', 'PPLE'), student('Ben', 'PAA.', 'S-7'), student('New', '....')],
} as ClassReport)
const names = (asked: Partial<Parameters<typeof shownRows>[1]>) =>
  shownRows(rows, { search: '', onlyBelow: false, order: 'name', ...asked }).map(
    (row) => row.student.firstName,
  )

test('adds up each student’s records', () => {
  expect(
    rows.map(({ percentage, below, attended, counted }) => [percentage, below, attended, counted]),
  ).toEqual([
    [100, false, 3, 3],
    [33.3, true, 1, 3],
    [null, false, 0, 0],
  ])
})

test('finds names, numbers and batches, ignoring accents', () => {
  expect(names({ search: 'nunez ada' })).toEqual(['Ada'])
  expect(names({ search: 's-7' })).toEqual(['Ben'])
  expect(names({ search: 'b26' })).toEqual(['Ada', 'Ben', 'New'])
  expect(names({ search: 'nobody' })).toEqual([])
})

test('shows only students below, lowest or highest first', () => {
  expect(names({ onlyBelow: true })).toEqual(['Ben'])
  expect(names({ order: 'percentage' })).toEqual(['Ben', 'Ada', 'New'])
  expect(names({ order: '-percentage' })).toEqual(['New', 'Ada', 'Ben'])
})
