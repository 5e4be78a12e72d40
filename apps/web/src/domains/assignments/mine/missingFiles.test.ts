import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { missingFiles, missingQuestion } from './missingFiles.ts'

const attempts = array(
  record({
    id: string(),
    state: constantFrom('waiting', 'sending', 'lost', 'held', 'failed', 'done'),
    file: record({ name: string() }),
  }),
)

test('a file is missing exactly when it failed, is paused, was interrupted or was refused', () => {
  assert(
    property(attempts, array(record({ id: string(), name: string() })), (uploads, interrupted) => {
      const refused = [{ name: 'film.exe', problem: 'Only PDF and DOCX are accepted.' }]
      const missing = missingFiles(uploads, interrupted, refused)
      const stopped = uploads.filter(({ state }) => state === 'failed' || state === 'held')
      expect(missing.map(({ name }) => name)).toEqual([
        ...stopped.map(({ file }) => file.name),
        ...interrupted.map(({ name }) => name),
        'film.exe',
      ])
      expect(missing.filter(({ canRetry }) => canRetry)).toHaveLength(stopped.length)
      expect(missing.every(({ problem }) => problem !== '')).toBe(true)
    }),
  )
})

test('the question counts the files', () => {
  expect(missingQuestion(1)).toBe('One file could not be uploaded. Submit without it?')
  expect(missingQuestion(2)).toBe('2 files could not be uploaded. Submit without them?')
})
