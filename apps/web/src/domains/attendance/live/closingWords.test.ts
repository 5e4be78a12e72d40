import { expect, test } from 'vitest'
import { closingWords } from './closingWords.ts'

const names = ['Ana', 'Ben', 'Cai', 'Dov', 'Eva', 'Fay', 'Gil']

test('says who becomes absent', () => {
  expect(closingWords([])).toBe('Every student is marked, so nobody becomes absent.')
  expect(closingWords(['Ana'])).toBe('Ana is not marked and becomes absent.')
  expect(closingWords(['Ana', 'Ben'])).toBe('Ana and Ben are not marked and become absent.')
})

test('a large class is not listed whole', () => {
  expect(closingWords(names.slice(0, 6))).toBe(
    'Ana, Ben, Cai, Dov, Eva and 1 other are not marked and become absent.',
  )
  expect(closingWords(names)).toBe('Ana, Ben, Cai, Dov, Eva and 2 others are not marked and become absent.')
})
