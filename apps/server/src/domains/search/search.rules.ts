/** Something that has a name. */
export interface Named {
  /** As people write it. */
  name: string
  /** All words that it is found by, including its name, folded by `search_fold`. */
  text: string
}

/** The folded texts that a search compares. */
export interface Searched {
  /** Its name. */
  title: string
  text: Named['text']
  /** Identifiers that match only as a whole: number, email address, code. */
  keys: readonly string[]
}

/** The number of typos allowed in a word that is long enough. */
export type Typos = 0 | 1 | 2

/** Lower is better. */
export const ranks = { key: 0, title: 1, words: 2, beginning: 3, prefixes: 4, typos: 5 } as const

/** The typos allowed in a word by its length. Numbers and addresses must be exact. */
export function typosAllowed(word: string): Typos {
  const letters = [...word].length
  if (letters < 4 || letters > longestMistyped || !/^\p{L}+$/u.test(word)) return 0
  return letters < 8 ? 1 : 2
}
const longestMistyped = 20

/** The highest number of typos that any of the words allows. */
export const mostTypos = (words: readonly string[]): Typos =>
  words.reduce<Typos>((most, word) => (typosAllowed(word) > most ? typosAllowed(word) : most), 0)

/**
 * All spellings of a word with at most one letter added, left out, replaced or swapped; `_` stands for any
 * letter.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word]
  const spelling = (at: number, gone: number, ...instead: string[]) =>
    letters.toSpliced(at, gone, ...instead).join('')
  const changed = letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    const exchanged = next === undefined ? [] : [spelling(at, 2, next, letter)]
    return [spelling(at, 1, '_'), spelling(at, 1), spelling(at, 0, '_'), ...exchanged]
  })
  return [...new Set([word, ...changed])]
}

/**
 * Patterns such that every text that begins with one of `spellingsOf(word)`, after a space, matches at least
 * one of them. A single typo leaves either the first or the last part of the word intact, unless it swaps the
 * two letters between them.
 */
export function partsOf(word: string): string[] {
  const letters = [...word]
  // The last part can be anywhere in the text, where a trigram index needs at least three letters.
  const cut = Math.min(Math.floor(letters.length / 2), letters.length - 3)
  const [first, last] = [letters.slice(0, cut), letters.slice(cut)]
  const exchanged = [...first.slice(0, -1), last[0], first.at(-1), ...last.slice(1)]
  return [`% ${first.join('')}%`, `%${last.join('')}%`, `% ${exchanged.join('')}%`]
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour for `typed` to become
 * the beginning of `word`. Only the beginning counts, because people may not have finished typing.
 */
export function typosToPrefix(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]]
  let older: number[] = []
  let last = to.map((_, column) => column).concat(to.length)
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, other] of to.entries()) {
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      const replaced = last[column]! + (letter === other ? 0 : 1)
      const swapped = isSwap ? older[column - 1]! + 1 : replaced
      line.push(Math.min(last[column + 1]! + 1, line[column]! + 1, replaced, swapped))
    }
    older = last
    last = line
  }
  return Math.min(...last)
}

/** The fewest typos to any of the words. Letters beyond two more than typed make no difference. */
const typosToNearest = (typed: string, words: readonly string[]) =>
  Math.min(
    ...words
      .filter((word) => word.length >= typed.length - 2)
      .map((word) => typosToPrefix(typed, word.slice(0, typed.length + 2))),
  )

/** The number of typos in each of the typed words, compared with a text; null when a word is missing. */
function typosOf(words: readonly string[], text: string, typos: Typos): number[] | null {
  const found = text.split(' ').filter(Boolean)
  if (words.length === 0 || found.length === 0) return null
  const counts: number[] = []
  for (const word of words) {
    const most = Math.min(typos, typosAllowed(word))
    const begins = found.some((it) => it.startsWith(word))
    const count = begins ? 0 : most === 0 ? Number.POSITIVE_INFINITY : typosToNearest(word, found)
    if (count > most) return null
    counts.push(count)
  }
  return counts
}

/** Whether a text contains all typed words, with up to `typos` typos in each word that is long enough. */
export const isFoundIn = (words: readonly string[], text: string, typos: Typos): boolean =>
  typosOf(words, text, typos) !== null

/** How well something matches the typed words; null when it does not. */
export function rankOf(words: readonly string[], it: Searched): number | null {
  const counts = typosOf(words, it.text, 2)
  if (!counts) return null
  const wrong = counts.reduce((sum, count) => sum + count, 0)
  if (wrong > 0) return ranks.typos + wrong
  const whole = words.join(' ')
  if (it.keys.includes(whole)) return ranks.key
  if (it.title === whole) return ranks.title
  const found = it.text.split(' ')
  if (words.every((word) => found.includes(word))) return ranks.words
  return it.title.startsWith(whole) ? ranks.beginning : ranks.prefixes
}

/** The best matches, best first; ties keep their order. */
export function best<T extends Searched>(
  words: readonly string[],
  candidates: readonly T[],
  most: number,
): (T & { rank: number })[] {
  return candidates
    .flatMap((it) => {
      const rank = rankOf(words, it)
      return rank === null ? [] : [{ ...it, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
}

/** The groups' hits, starting with the group that has the best hit; ties keep their order. */
export const bestGroupFirst = <T extends { rank: number }>(groups: readonly T[][]): T[] =>
  groups
    .filter((group) => group.length > 0)
    .sort((one, other) => one[0]!.rank - other[0]!.rank)
    .flat()
