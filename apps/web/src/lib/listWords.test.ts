import { expect, test } from 'vitest'
import { choiceWords, listWords, seriesWords } from './listWords.ts'

test.each([
  [listWords, 'Ada, Grace and Alan'],
  [choiceWords, 'Ada, Grace or Alan'],
  [seriesWords, 'Ada, Grace, Alan'],
])('names are joined as usual in the language', (join, words) => {
  expect(join(['Ada', 'Grace', 'Alan'])).toBe(words)
})
