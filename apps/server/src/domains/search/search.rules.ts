/** The folded texts that a search compares. */
export interface Searched {
  /** Its name. */
  title: string
  /** All words that it is found by, including its name. */
  text: string
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
 * Patterns such that every word that begins with a misspelling of this one matches at least one of them. Each
 * typo affects only one part of the word, unless it swaps the two letters between parts.
 */
export function wordParts(word: string): string[] {
  const letters = [...word]
  const typos = typosAllowed(word)
  // A part that can be anywhere in the word needs at least three letters to be looked up in a trigram index.
  const size = Math.max(3, Math.floor(letters.length / (typos + 1)))
  const first = letters.length - typos * size
  const cuts = Array.from({ length: typos }, (_, index) => first + index * size)
  const parts = [0, ...cuts].map((from, index) => ({ from, to: cuts[index] ?? letters.length, of: letters }))
  const swapped = cuts.map((cut, index) => ({
    from: index === 0 ? 0 : cuts[index - 1]!,
    to: cut + size,
    of: swapLetters(letters, [cut]),
  }))
  const all = { from: 0, to: letters.length, of: swapLetters(letters, cuts) }
  const patterns = [...parts, ...swapped, all].map(
    ({ from, to, of }) => `${from > 0 ? '%' : ''}${of.slice(from, to).join('')}%`,
  )
  return [...new Set(patterns)]
}

/** The letters, with those before and after each of the cuts swapped. */
const swapLetters = (letters: readonly string[], cuts: readonly number[]) =>
  cuts.reduce((all, cut) => all.toSpliced(cut - 1, 2, all[cut]!, all[cut - 1]!), [...letters])

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
function countTypos(words: readonly string[], text: string, typos: Typos): number[] | null {
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

/** The maximum number of known words that replace a misspelt word. */
const maxMeant = 100

/** Those of the known words that the typed word may mean, with up to `typos` typos; the most similar first. */
export function correctedWords(typed: string, known: readonly string[], typos: Typos): string[] {
  const most = Math.min(typos, typosAllowed(typed))
  return known
    .map((word) => ({ word, count: typosToNearest(typed, [word]) }))
    .filter(({ count }) => count > 0 && count <= most)
    .sort((one, other) => one.count - other.count)
    .slice(0, maxMeant)
    .map(({ word }) => word)
}

/** How well something matches the typed words; null when it does not. */
export function computeRank(words: readonly string[], it: Searched): number | null {
  const counts = countTypos(words, it.text, 2)
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
      const rank = computeRank(words, it)
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
