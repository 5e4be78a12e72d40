import { importLimits } from '@campanile/contract/attendance/student-attendance.ts'
import { ApiError } from '@campanile/contract/client.ts'
import { expect, test } from 'vitest'
import { fileSentence, importProblem, recordsToImport } from './importWords.ts'

test('sends matched lines', () => {
  expect(importProblem({ size: importLimits.bytes })).toBeUndefined()
  expect(importProblem({ size: importLimits.bytes + 1 })).toContain('1 MB')
  expect(importProblem({ size: 0 })).toContain('empty')
})

test('distinguishes errors in the file from other failures', () => {
  const error = (fields: Record<string, string>) =>
    new ApiError('file-not-readable', 'Not readable', fields, 'id')
  expect(fileSentence(error({ file: 'No column student.' }))).toBe('No column student.')
  expect(fileSentence(error({}))).toBeUndefined()
})

test('imports new and changed lines', () => {
  expect(recordsToImport({ created: 2, changed: 3, same: 5, rejected: 7 })).toBe(5)
})
