import { searchFold, searchWords } from '@campanile/contract/search/search-fold.ts'

export interface Part {
  text: string
  found: boolean
}

const parts = (found: string, rest: string): Part[] =>
  [
    { text: found, found: true },
    { text: rest, found: false },
  ].filter(({ text }) => text !== '')

/** A word as written, split after the letters that were typed. */
function splitWord(word: string, typed: readonly string[]): Part[] {
  const folded = searchFold(word)
  const longest = typed
    .filter((it) => folded.startsWith(it))
    .reduce((best, it) => Math.max(best, it.length), 0)
  if (longest === 0) return parts('', word)
  const letters = [...word]
  const end = letters.findIndex(
    (_, index) => searchFold(letters.slice(0, index + 1).join('')).length >= longest,
  )
  return parts(letters.slice(0, end + 1).join(''), letters.slice(end + 1).join(''))
}

/** The text in parts, with the typed beginnings of words marked, ignoring case and accents. */
export function highlight(text: string, typed: string): Part[] {
  const words = searchWords(typed)
  if (words.length === 0) return parts('', text)
  return text.split(/([\s\-–(),]+)/).flatMap((word) => splitWord(word, words))
}
