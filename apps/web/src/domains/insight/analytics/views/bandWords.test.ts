import { expect, test } from 'vitest'
import { bandWords } from './bandWords.ts'

test('bands are adjacent', () => {
  expect([bandWords(null, 5), bandWords(5, 10), bandWords(30, null)]).toEqual([
    '0 to 5',
    '5 to 10',
    'Over 30',
  ])
})
