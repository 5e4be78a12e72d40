import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AssignmentValues,
  assignmentFormInput,
  assignmentFormProblems,
  newAssignment,
} from './assignmentForm.ts'

const id = '0198c5a2-1111-4222-8333-444455556666'
const zone = 'Europe/London'
const fresh = newAssignment(new Date('2026-07-01T09:20:00Z'), zone)
const good: AssignmentValues = { ...fresh, classId: id, title: 'Essay' }
const problems = (values: AssignmentValues) => assignmentFormProblems(assignmentFormInput(id, values, zone))

test('a new form is open from the next hour for a week, in the institution’s time zone', () => {
  expect(fresh).toMatchObject({ opensAt: '2026-07-01T11:00', dueAt: '2026-07-08T17:00' })
  expect(assignmentFormInput(id, good, zone)).toMatchObject({
    opensAt: '2026-07-01T10:00:00.000Z',
    dueAt: '2026-07-08T16:00:00.000Z',
    late: { kind: 'none' },
    maxFileBytes: 25 * 1024 * 1024,
  })
})

test('only the class and the title are missing', () => {
  expect(problems(good)).toEqual({})
  expect(problems(fresh)).toEqual({ classId: 'Select a class', title: 'This is required' })
})

test('each field has its own message', () => {
  const wrong = { ...good, dueAt: '', maxMark: 'ten', maxFiles: '0', maxMegabytes: '900', accepts: [] }
  expect(problems(wrong)).toMatchObject({
    dueAt: 'Select a day and a time',
    maxMark: 'Enter a number like 12.5, with at most 2 decimals',
    maxFiles: 'From 1 to 20 files',
    maxMegabytes: 'From 0.1 to 500 MB',
    accepts: 'Select at least one file type',
  })
})

test('a late policy stays within the assignment’s limits', () => {
  const late: AssignmentValues = { ...good, lateKind: 'stepwise', lateUnit: 'marks', lateAmount: '2,5' }
  expect(assignmentFormInput(id, late, zone).late).toMatchObject({
    amount: '2.5',
    unit: 'marks',
    until: null,
  })
  expect(problems({ ...late, lateAmount: '0' })).toEqual({ lateAmount: 'More than 0' })
  expect(problems({ ...late, lateFloor: '101' })).toEqual({ lateFloor: 'Not more than the maximum mark' })
  expect(problems({ ...late, lateUntil: '2026-07-01T12:00' })).toEqual({
    lateUntil: 'The final cut-off must be after the due date',
  })
})

test('the form can be validated whatever is typed', () => {
  assert(
    property(string(), string(), (title, maxMark) => {
      problems({ ...good, title, maxMark, maxFiles: maxMark, maxMegabytes: maxMark })
    }),
  )
})
