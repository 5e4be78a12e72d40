/** Something that has a name. */
export interface Named {
  /** As people write it. */
  name: string
  /** All words that it is found by, the name's among them, folded by `search_fold`. */
  text: string
}

/** What a search compares: everything folded. */
export interface Searched {
  /** What it is called. */
  title: string
  text: Named['text']
  /** What names it alone, typed whole: number, e-mail address, code. */
  keys: readonly string[]
}

/** Letters that may be wrong in a word, where it is long enough. */
export type Typos = 0 | 1 | 2

/** The lower, the better. */
export const ranks = { key: 0, title: 1, words: 2, beginning: 3, prefixes: 4, typos: 5 } as const

/** Letters that may be wrong in a word of so many; numbers and addresses are right or wrong. */
export function typosAllowed(word: string): Typos {
  const letters = [...word].length
  if (letters < 4 || letters > longestMistyped || !/^\p{L}+$/u.test(word)) return 0
  return letters < 8 ? 1 : 2
}
const longestMistyped = 20

/** The most that any of the words may have. */
export const mostTypos = (words: readonly string[]): Typos =>
  words.reduce<Typos>((most, word) => (typosAllowed(word) > most ? typosAllowed(word) : most), 0)

/** Whatever may have been meant by a word with one letter added, left out, replaced or exchanged; `_` is any letter. */
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
 * Patterns of which whatever begins with one of `spellingsOf(word)`, after a space, fits at least one: a single typo
 * leaves the first part of a word or its last part as it is, unless it exchanges the letters between them.
 */
export function partsOf(word: string): string[] {
  const letters = [...word]
  // The last part stands anywhere: an index finds no less than three letters there.
  const cut = Math.min(Math.floor(letters.length / 2), letters.length - 3)
  const [first, last] = [letters.slice(0, cut), letters.slice(cut)]
  const exchanged = [...first.slice(0, -1), last[0], first.at(-1), ...last.slice(1)]
  return [`% ${first.join('')}%`, `%${last.join('')}%`, `% ${exchanged.join('')}%`]
}

/**
 * Letters added, left out, replaced or exchanged with their neighbour, until `typed` is the beginning of `word`:
 * who types on is still on the way to the end of it.
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

/** Among words that lie no further away than a typo or two; letters beyond those make no difference. */
const typosToNearest = (typed: string, words: readonly string[]) =>
  Math.min(
    ...words
      .filter((word) => word.length >= typed.length - 2)
      .map((word) => typosToPrefix(typed, word.slice(0, typed.length + 2))),
  )

/** Letters wrong in each of the words typed, as they stand in a text; null where one is not there. */
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

/** Whether all words typed stand in a text, with so many letters wrong in each where it is long enough. */
export const isFoundIn = (words: readonly string[], text: string, typos: Typos): boolean =>
  typosOf(words, text, typos) !== null

/** How well something fits the words typed; null: not at all. */
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

/** The best of them, best first; those that fit equally well keep their order. */
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

/** Groups of hits with the one that holds the best hit first; equally good ones keep their order. */
export const bestGroupFirst = <T extends { rank: number }>(groups: readonly T[][]): T[] =>
  groups
    .filter((group) => group.length > 0)
    .sort((one, other) => one[0]!.rank - other[0]!.rank)
    .flat()
