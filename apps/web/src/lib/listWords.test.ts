import { expect, test } from 'vitest'
import { choiceWords, listWords, seriesParts, seriesWords } from './listWords.ts'

test.each([
  [listWords, 'Ada, Grace and Alan'],
  [choiceWords, 'Ada, Grace or Alan'],
  [seriesWords, 'Ada, Grace, Alan'],
])('names are joined as usual in the language', (join, words) => {
  expect(join(['Ada', 'Grace', 'Alan'])).toBe(words)
})

test('items in a row keep their words between them', () => {
  const [ada, grace] = [{ name: 'Ada' }, { name: 'Grace, Countess' }]
  expect(seriesParts([ada, grace])).toEqual([
    { before: '', item: ada },
    { before: ', ', item: grace },
  ])
  expect(seriesParts([])).toEqual([])
})
