import { expect, it } from 'vitest'
import { cantMoveReason } from './student-moves.rules.ts'

const student = { role: 'student', isArchived: false, batchId: 'here' } as const

it.each([
  ['a student of another batch', student, 'there', undefined],
  ['a student without a batch', { ...student, batchId: null }, 'there', undefined],
  ['a student of the batch', student, 'here', 'already-in-batch'],
  ['a lecturer', { ...student, role: 'lecturer' as const, batchId: null }, 'there', 'not-a-student'],
  ['an archived student', { ...student, isArchived: true }, 'there', 'archived'],
  ['nobody', undefined, 'there', 'not-found'],
] as const)('decides about %s', (_who, person, batchId, reason) => {
  expect(cantMoveReason(person, batchId)).toBe(reason)
})
