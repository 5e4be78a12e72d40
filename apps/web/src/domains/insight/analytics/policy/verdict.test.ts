import { expect, test } from 'vitest'
import { verdict } from './verdict.ts'

const result = {
  students: 1240,
  newlyBelow: 3694,
  noLongerBelow: 0,
  studentsNewlyBelow: 860,
  studentsNoLongerBelow: 0,
  required: { actual: 75, tried: 85 },
}

test('counts students, not their classes', () => {
  expect(verdict(result)).toBe(
    'Of 1,240 students, 860 students would newly be below 85% in at least one class.',
  )
  expect(verdict({ ...result, noLongerBelow: 2, studentsNoLongerBelow: 1 })).toBe(
    'Of 1,240 students, 860 students would newly be below 85% in at least one class, and 1 student would no longer be below in any class.',
  )
})

test('states that nothing changes, for anyone or in the number of students', () => {
  expect(verdict({ ...result, newlyBelow: 0, studentsNewlyBelow: 0 })).toBe(
    'No student would fall below or rise above the limit.',
  )
  expect(verdict({ ...result, studentsNewlyBelow: 0 })).toContain('stays the same')
})
