import { expect, it } from 'vitest'
import { employmentTypes, roleLabel, roles } from './roles.ts'

it('labels visiting and part-time lecturers by their employment, and everyone else by their role', () => {
  const labels = roles.flatMap((role) => [null, ...employmentTypes].map((type) => roleLabel(role, type)))
  expect(labels).toEqual([
    ...Array(4).fill('Admin'),
    ...['Lecturer', 'Lecturer', 'Part-time Lecturer', 'Visiting Lecturer'],
    ...Array(4).fill('Student'),
    ...Array(4).fill('Staff'),
  ])
})
