import { expect, test } from 'vitest'
import { brokenOff, fileProblem } from './chooseFiles.ts'

const rules = { accepts: ['pdf', 'docx'] as ('pdf' | 'docx')[], maxFileBytes: 2 * 1024 * 1024 }

test('a file of another kind, too large or empty is refused before it is sent', () => {
  expect(fileProblem({ name: 'essay.PDF', size: 10 }, rules)).toBeUndefined()
  expect(fileProblem({ name: 'essay.exe', size: 10 }, rules)).toBe(
    'essay.exe: only PDF and DOCX can be handed in.',
  )
  expect(fileProblem({ name: 'essay.pdf', size: 2_097_153 }, rules)).toBe('essay.pdf is larger than 2 MB.')
  expect(fileProblem({ name: 'essay.pdf', size: 0 }, rules)).toBe('essay.pdf is empty.')
})

test('the same file goes on where it broke off', () => {
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
