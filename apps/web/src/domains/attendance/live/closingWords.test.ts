import { expect, test } from 'vitest'
import { closingWords } from './closingWords.ts'

const names = ['Ana', 'Ben', 'Cai', 'Dov', 'Eva', 'Fay', 'Gil']

test('names students who become absent', () => {
  expect(closingWords([])).toBe('Every student has a record, so no one becomes absent.')
  expect(closingWords(['Ana'])).toBe('Ana has no record and becomes absent.')
  expect(closingWords(['Ana', 'Ben'])).toBe('Ana and Ben have no record and become absent.')
})

test('a large class is not listed in full', () => {
  expect(closingWords(names.slice(0, 6))).toBe(
    'Ana, Ben, Cai, Dov, Eva and 1 other have no record and become absent.',
  )
  expect(closingWords(names)).toBe('Ana, Ben, Cai, Dov, Eva and 2 others have no record and become absent.')
})
