import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { searchFold, searchWords } from '@campanile/contract/search/search-fold.ts'

/** The rows of students whose name or number contains every word of the search. */
export function rowsFound(cells: readonly MarkCell[], search: string): number[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  return cells.flatMap(({ student }, row) => {
    const text = searchFold(`${student.firstName} ${student.lastName} ${student.number ?? ''}`)
    return words.every((word) => text.includes(word)) ? [row] : []
  })
}

/** The next match in a direction; after the last one comes the first. */
export const matchAfter = (match: number, step: 1 | -1, matches: number): number =>
  matches === 0 ? 0 : (match + step + matches) % matches
