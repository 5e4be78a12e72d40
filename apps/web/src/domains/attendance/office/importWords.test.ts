import { importLimits } from '@campanile/contract/attendance/student-attendance.ts'
import { ApiError } from '@campanile/contract/client.ts'
import { expect, test } from 'vitest'
import { importProblem, importSentence, marksToWrite } from './importWords.ts'

test('sends what fits', () => {
  expect(importProblem({ size: importLimits.bytes })).toBeUndefined()
  expect(importProblem({ size: importLimits.bytes + 1 })).toContain('1 MB')
  expect(importProblem({ size: 0 })).toContain('empty')
})

test('says what is wrong with the file, else what is wrong at all', () => {
  const error = (fields: Record<string, string>) =>
    new ApiError('file-not-readable', 'Not readable', fields, 'id')
  expect(importSentence(error({ file: 'No column student.' }))).toBe('No column student.')
  expect(importSentence(error({}))).toBe('Not readable')
})

test('writes what is new and what changes', () => {
  expect(marksToWrite({ created: 2, changed: 3, same: 5, refused: 7 })).toBe(5)
})
