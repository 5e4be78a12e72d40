import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  best,
  bestGroupFirst,
  isFoundIn,
  mostTypos,
  partsOf,
  rankOf,
  ranks,
  spellingsOf,
  typosAllowed,
  typosToPrefix,
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

  it('is never more than requested, for each word separately', () => {
    expect(isFoundIn(['neor'], ' noor rahmanov', 0)).toBe(false)
    expect(isFoundIn(['neor'], ' noor rahmanov', 1)).toBe(true)
    expect(isFoundIn(['neor', 'rahnamov'], ' noor rahmanov', 2)).toBe(true)
    expect(isFoundIn(['neer', 'rahmanov'], ' noor rahmanov', 2)).toBe(false)
    expect(isFoundIn(['rahxxxov'], ' noor rahmanov', 2)).toBe(false)
    expect(isFoundIn(['rahxxanov'], ' noor rahmanov', 1)).toBe(false)
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

describe('spellingsOf', () => {
  const begin = (whole: string, spelling: string) =>
    new RegExp(`^${spelling.replaceAll('_', '.')}`, 'u').test(whole)

  it('contains every word beginning with one typo, and nothing else', () => {
    const few = fc.stringMatching(/^[abc]{4,8}$/)
    fc.assert(
      fc.property(few, few, (typed, whole) => {
        const isMeant = spellingsOf(typed).some((spelling) => begin(whole, spelling))
        expect(isMeant).toBe(typosToPrefix(typed, whole) <= 1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps a part of the word intact, for words of four letters and more', () => {
    const fits = (text: string, pattern: string) =>
      new RegExp(`^${pattern.replaceAll('%', '.*')}$`, 's').test(text)
    fc.assert(
      fc.property(
        fc.stringMatching(/^[abc]{4,9}$/),
        fc.stringMatching(/^[abc]{0,3}$/),
        fc.nat(),
        (typed, rest, nth) => {
          const spellings = spellingsOf(typed)
          const meant = ` x ${spellings[nth % spellings.length]!.replace('_', 'z')}${rest} y`
          expect(partsOf(typed).some((part) => fits(meant, part))).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('includes the word itself, without duplicates', () => {
    expect(spellingsOf('aab')).toEqual([...new Set(spellingsOf('aab'))])
    expect(spellingsOf('noor')).toContain('noor')
  })
})

describe('rankOf', () => {
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
  ])('%s', (typed, rank) => expect(rankOf(typed.split(' '), noor)).toBe(rank))

  it('ranks words with the typed beginnings, in any order, before misspelt ones', () => {
    fc.assert(
      fc.property(words, fc.nat(), (all, seed) => {
        const typed = all.map((it, index) => it.slice(0, 1 + ((seed + index) % it.length))).reverse()
        expect(rankOf(typed, named(all.join(' ')))).toBeLessThan(ranks.typos)
      }),
    )
  })

  it('ranks a one-word name as the whole name when typed in full, and as a beginning when typed in part', () => {
    const one = named('noor')
    expect(rankOf(['noor'], one)).toBe(ranks.title)
    expect(rankOf(['noo'], one)).toBe(ranks.beginning)
  })

  it('matches nothing without words on either side', () => {
    expect(rankOf([], noor)).toBeNull()
    expect(rankOf(['noor'], { title: '', text: ' ', keys: [] })).toBeNull()
  })

  it('allows no typos in short words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-m]{2,3}$/), fc.stringMatching(/^[n-z]{2,9}$/), (typed, other) => {
        expect(typosAllowed(typed)).toBe(0)
        expect(rankOf([typed], named(other))).toBeNull()
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
        const fitting = all.filter((it) => rankOf([typed], it) !== null)
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
