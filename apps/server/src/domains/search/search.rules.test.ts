import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  best,
  bestGroupFirst,
  computeRank,
  correctedWords,
  mostTypos,
  ranks,
  typosAllowed,
  typosToPrefix,
  wordParts,
} from './search.rules.ts'

const named = (title: string, keys: string[] = []) => ({ title, text: ` ${title} ${keys.join(' ')}`, keys })
const word = fc.stringMatching(/^[a-z]{2,9}$/)
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 3 })

describe('the number of typos allowed', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['é'.repeat(20), 2],
    ['a'.repeat(21), 0],
    ['abc1', 0],
    ['1abc', 0],
    ['ab-cd', 0],
  ])('in %s are %i', (typed, typos) => expect(typosAllowed(typed)).toBe(typos))

  it('is what the longest word allows', () => {
    expect([[], ['al'], ['noor', 'al'], ['rahmanov', 'noor'], ['noor', 'rahmanov']].map(mostTypos)).toEqual([
      0, 0, 1, 2, 2,
    ])
  })
})

describe('correctedWords', () => {
  const known = ['noor', 'noori', 'rahmanov', 'rahmani']
  it.each([
    ['neor', 0, []],
    ['neor', 1, ['noor', 'noori']],
    ['neer', 2, []],
    ['rahnamov', 1, []],
    ['rahnamov', 2, ['rahmanov']],
    ['rahxxanov', 1, []],
    ['rahxxanov', 2, ['rahmanov']],
    ['noor', 2, []],
  ] as const)('%s may mean, with %i typos, %j', (typed, typos, meant) =>
    expect(correctedWords(typed, known, typos)).toEqual(meant),
  )

  it('lists the most similar first', () => {
    expect(correctedWords('rahmanoov', ['rahmano', 'rahmanoff', 'rahmanov'], 2)[0]).toBe('rahmanov')
  })
})

describe('typosToPrefix', () => {
  it.each([
    ['okonkow', 'okonkwo', 1],
    ['onkokwo', 'okonkwo', 2],
    ['abcd', 'badc', 2],
    ['xnoor', 'noor', 1],
    ['noor', 'xnoor', 1],
    ['ab', 'xyz', 2],
    ['', 'noor', 0],
    ['noor', '', 4],
    ['noor', 'noor', 0],
    ['noo', 'noor', 0],
    ['noro', 'noor', 1],
    ['nooor', 'noor', 1],
    ['nor', 'noor', 1],
    ['ramhan', 'rahman', 1],
    ['bahman', 'rahman', 1],
    ['okonko', 'okonkwo', 1],
    ['zzzz', 'noor', 4],
  ])('%s matches %s with %i typos', (typed, found, typos) => expect(typosToPrefix(typed, found)).toBe(typos))

  it('is 0 for every beginning, and never more than the number of letters typed', () => {
    fc.assert(
      fc.property(word, fc.nat(9), word, (whole, length, other) => {
        expect(typosToPrefix(whole.slice(0, length), whole)).toBe(0)
        expect(typosToPrefix(whole, other)).toBeLessThanOrEqual(whole.length)
      }),
    )
  })

  it('is at most one for one letter changed, left out, added or swapped', () => {
    fc.assert(
      fc.property(word, fc.nat(8), (whole, place) => {
        const at = place % whole.length
        const [before, after] = [whole.slice(0, at), whole.slice(at + 1)]
        for (const wrong of [`${before}*${after}`, before + after, `${before}*${whole.slice(at)}`])
          expect(typosToPrefix(wrong, whole)).toBeLessThanOrEqual(1)
        const exchanged = before + after.slice(0, 1) + whole[at] + after.slice(1)
        expect(typosToPrefix(exchanged, whole)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('wordParts', () => {
  const fits = (word: string, pattern: string) =>
    new RegExp(`^${pattern.replaceAll('%', '.*')}$`, 's').test(word)

  it('finds every word that begins with a misspelling', () => {
    const typo = fc.record({ at: fc.nat(), gone: fc.nat(2), instead: fc.stringMatching(/^[abc]{0,2}$/) })
    fc.assert(
      fc.property(
        fc.stringMatching(/^[abc]{4,14}$/),
        fc.array(typo, { minLength: 1, maxLength: 2 }),
        fc.stringMatching(/^[abc]{0,3}$/),
        (typed, typos, rest) => {
          const meant = typos.reduce(
            (word, { at, gone, instead }) =>
              word.slice(0, at % (word.length + 1)) + instead + word.slice((at % (word.length + 1)) + gone),
            typed,
          )
          fc.pre(typosToPrefix(typed, meant + rest) <= typosAllowed(typed))
          expect(wordParts(typed).some((part) => fits(meant + rest, part))).toBe(true)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('are long enough for a trigram index where they may be anywhere in the word', () => {
    expect(wordParts('okonkwo')).toEqual(['okon%', '%kwo%', 'okoknwo%'])
    for (const part of wordParts('rahmanov').filter((it) => it.startsWith('%')))
      expect(part.replaceAll('%', '').length).toBeGreaterThanOrEqual(3)
  })
})

describe('computeRank', () => {
  const noor = named('noor al sayed', ['s-104', 'noor@campus.test'])
  it.each([
    ['s-104', ranks.key],
    ['noor@campus.test', ranks.key],
    ['noor al sayed', ranks.title],
    ['sayed noor', ranks.words],
    ['noor al s', ranks.beginning],
    ['say no', ranks.prefixes],
    ['noor sayde', ranks.typos + 1],
    ['neor', ranks.typos + 1],
    ['neor sayde', ranks.typos + 2],
    ['al noor', ranks.words],
    ['noor al sayed s-104', ranks.words],
    ['oor', null],
    ['nooralsayed', null],
    ['nr', null],
    ['noor khan', null],
  ])('%s', (typed, rank) => expect(computeRank(typed.split(' '), noor)).toBe(rank))

  it('ranks words with the typed beginnings, in any order, before misspelt ones', () => {
    fc.assert(
      fc.property(words, fc.nat(), (all, seed) => {
        const typed = all.map((it, index) => it.slice(0, 1 + ((seed + index) % it.length))).reverse()
        expect(computeRank(typed, named(all.join(' ')))).toBeLessThan(ranks.typos)
      }),
    )
  })

  it('ranks a one-word name as the whole name when typed in full, and as a beginning when typed in part', () => {
    const one = named('noor')
    expect(computeRank(['noor'], one)).toBe(ranks.title)
    expect(computeRank(['noo'], one)).toBe(ranks.beginning)
  })

  it('matches nothing without words on either side', () => {
    expect(computeRank([], noor)).toBeNull()
    expect(computeRank(['noor'], { title: '', text: ' ', keys: [] })).toBeNull()
  })

  it('allows no typos in short words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-m]{2,3}$/), fc.stringMatching(/^[n-z]{2,9}$/), (typed, other) => {
        expect(typosAllowed(typed)).toBe(0)
        expect(computeRank([typed], named(other))).toBeNull()
      }),
    )
  })
})

describe('best', () => {
  it('keeps at most the given number of matches, best first, with ties in their order', () => {
    const candidates = fc.array(
      words.map((it) => named(it.join(' '))),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(word, candidates, fc.nat(6), (typed, all, most) => {
        const found = best([typed], all, most)
        const fitting = all.filter((it) => computeRank([typed], it) !== null)
        expect(found).toHaveLength(Math.min(most, fitting.length))
        for (const [index, it] of found.entries()) {
          const next = found[index + 1]
          if (!next) continue
          expect(it.rank).toBeLessThanOrEqual(next.rank)
        }
      }),
    )
  })

  it('puts the exact number first, however many begin with it', () => {
    const many = Array.from({ length: 30 }, (_, index) => named(`person ${index}`, [`10${index}`]))
    expect(best(['10'], [...many, named('wanted', ['10'])], 5)[0]).toMatchObject({ title: 'wanted', rank: 0 })
  })
})

it('shows the group with the best hit first, and leaves out empty groups', () => {
  const hit = (name: string, rank: number) => ({ name, rank })
  const [people, courses, exams] = [[hit('p', 4), hit('q', 4)], [hit('c', 0), hit('d', 9)], [hit('e', 4)]]
  expect(bestGroupFirst([people, [], courses, exams]).map(({ name }) => name)).toEqual([
    'c',
    'd',
    'p',
    'q',
    'e',
  ])
})
