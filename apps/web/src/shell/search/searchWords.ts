import type { SearchKind } from '@campanile/contract/search/search.ts'
import { searchFold, searchWords } from '@campanile/contract/search/search-fold.ts'
import { m } from './messages.ts'
import type { PaletteEntry } from './paletteEntry.ts'

/** Headings of the groups of hits. */
export const searchHeadings: Record<SearchKind, string> = {
  person: m.people(),
  class: m.classes(),
  course: m.courses(),
  batch: m.batches(),
  room: m.rooms(),
  assignment: m.assignments(),
  exam: m.exams(),
  mitigation: m.mitigationRequests(),
  leave: m.leaveRequests(),
}

/**
 * Entries for which each typed word begins a word of their name or of their context; all if nothing is typed.
 */
export function fitting(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = searchWords(typed)
  return entries.filter(({ label, detail = '' }) => {
    const found = searchFold(`${label} ${detail}`).split(' ')
    const inLabel = searchFold(label).split(' ')
    // The context narrows results, but finds nothing alone: "pay" lists the screen, not each of its tabs.
    return (
      words.every((word) => found.some((it) => it.startsWith(word))) &&
      (words.length === 0 || words.some((word) => inLabel.some((it) => it.startsWith(word))))
    )
  })
}
