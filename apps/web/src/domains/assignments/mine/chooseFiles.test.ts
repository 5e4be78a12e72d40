import { expect, test } from 'vitest'
import { brokenOff, readyWords, workFileProblem } from './chooseFiles.ts'

const rules = { accepts: ['pdf', 'docx'] as ('pdf' | 'docx')[], maxFileBytes: 2 * 1024 * 1024 }

test('a file of another type, or one that is too large or empty, is refused before it is sent', () => {
  expect(workFileProblem({ name: 'essay.PDF', size: 10 }, rules)).toBeUndefined()
  expect(workFileProblem({ name: 'essay.exe', size: 10 }, rules)).toBe(
    'Only PDF and DOCX files are accepted.',
  )
  expect(workFileProblem({ name: 'essay.pdf', size: 2_097_153 }, rules)).toBe('It is larger than 2 MB.')
  expect(workFileProblem({ name: 'essay.pdf', size: 0 }, rules)).toBe('It is empty.')
})

test('the same file resumes where it was interrupted', () => {
  const upload = {
    id: '1',
    assignmentId: '2',
    name: 'a.pdf',
    size: 9,
    lastModified: 1000,
    received: 4,
    complete: false,
    expiresAt: '',
  }
  const file = { name: 'a.pdf', size: 9, lastModified: 1000 }
  expect(brokenOff(file, [upload])).toBe(upload)
  expect(brokenOff({ ...file, size: 8 }, [upload])).toBeUndefined()
  expect(brokenOff({ ...file, lastModified: 1001 }, [upload])).toBeUndefined()
  expect(brokenOff(file, [{ ...upload, lastModified: null }])).toBeUndefined()
  expect(brokenOff(file, [{ ...upload, complete: true }])).toBeUndefined()
})

test('files that are ready, uploading or missing have their own sentences', () => {
  const none = { ready: 0, underWay: 0, missing: 0, changed: false }
  expect(readyWords(none)).toBe('No files selected yet.')
  expect(readyWords({ ...none, underWay: 2 })).toBe('2 files uploading. Submit when all are uploaded.')
  expect(readyWords({ ...none, missing: 1 })).toBe('1 file could not be uploaded.')
  expect(readyWords({ ...none, ready: 1 })).toBe('No changes since your last submission.')
  expect(readyWords({ ...none, ready: 2, changed: true })).toBe('2 files ready to submit.')
  expect(readyWords({ ...none, ready: 1, missing: 1, changed: true })).toBe(
    '1 file ready. 1 file could not be uploaded.',
  )
})
