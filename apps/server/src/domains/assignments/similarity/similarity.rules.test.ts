import fc from 'fast-check'
import { expect, it } from 'vitest'
import { similarPairs } from './similarity.rules.ts'

/** A text of that many words that occur in no text with a different name. */
const prose = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')
const works = (...texts: string[]) => texts.map((text, index) => ({ studentId: `s${index}`, text }))
const pairs = (...texts: string[]) => similarPairs(works(...texts), '', 30)

it('finds equal texts, whatever their case, punctuation and lines', () => {
  const text = prose('word', 80)
  expect(pairs(text, text.toUpperCase().replaceAll(' ', ',\n'))).toEqual([
    { studentId: 's0', otherId: 's1', percent: 100 },
  ])
})

it('finds nothing in different texts, or in the same words in another order', () => {
  const words = prose('word', 80).split(' ')
  expect(pairs(prose('one', 100), prose('other', 100), prose('third', 100))).toEqual([])
  expect(pairs(words.join(' '), words.toReversed().join(' '))).toEqual([])
})

it('names the text with the higher share first', () => {
  const shared = prose('shared', 60)
  expect(pairs(`${shared} ${prose('long', 140)}`, `${prose('short', 40)} ${shared}`)).toEqual([
    { studentId: 's1', otherId: 's0', percent: 60 },
  ])
})

it('counts a word once, however many passages it is in', () => {
  expect(pairs(`${prose('shared', 50)} ${prose('own', 50)}`, prose('shared', 50))[0]).toMatchObject({
    studentId: 's1',
    percent: 100,
  })
})

it('leaves out the instructions, and passages that many texts share', () => {
  const quoted = prose('quoted', 60)
  const own = (index: number) => `${quoted} ${prose(`own${index}n`, 60)}`
  expect(similarPairs(works(own(1), own(2)), `Discuss: ${quoted}`, 30)).toEqual([])
  expect(pairs(...Array.from({ length: 5 }, (_, index) => own(index)))).toEqual([])
  expect(pairs(...Array.from({ length: 4 }, (_, index) => own(index)))).toHaveLength(6)
})

it('does not compare a text that has hardly any other words', () => {
  expect(pairs(prose('word', 49), prose('word', 49))).toEqual([])
  expect(pairs('', prose('word', 50))).toEqual([])
})

it('gives the same pairs in whatever order the texts come, each once, from 30 to 100 per cent', () => {
  const passage = fc.integer({ min: 0, max: 5 }).map((it) => prose(`part${it}n`, 25))
  const text = fc.array(passage, { maxLength: 6 }).map((it) => it.join(' '))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const all = works(...texts)
      const found = similarPairs(all, '', 30)
      const toKey = ({ studentId, otherId, percent }: (typeof found)[number]) =>
        `${[studentId, otherId].sort().join()} ${percent}`
      expect(similarPairs(all.toReversed(), '', 30).map(toKey).sort()).toEqual(found.map(toKey).sort())
      expect(new Set(found.map(toKey)).size).toBe(found.length)
      for (const { studentId, otherId, percent } of found) {
        expect(studentId).not.toBe(otherId)
        expect(percent).toBeGreaterThanOrEqual(30)
        expect(percent).toBeLessThanOrEqual(100)
      }
    }),
  )
})
