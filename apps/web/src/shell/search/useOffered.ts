import type { SearchHit } from '@campanile/contract/search/search.ts'
import { useUser } from '#lib/session.ts'
import { destinationsFor, type NavEntry } from '../nav.ts'
import { m } from './messages.ts'
import { recentHits } from './recentHits.ts'
import { fittingScreens, searchHeadings } from './searchWords.ts'

/** Screens that stand before what the server found. */
const mostScreens = 4

/** A line that can be opened; its key is its own among all of them. */
export type PaletteChoice = { key: string } & ({ screen: NavEntry } | { hit: SearchHit })

export interface Section {
  heading: string
  choices: readonly PaletteChoice[]
}

const screensOf = (screens: readonly NavEntry[]): Section => ({
  heading: m.screens(),
  choices: screens.map((screen) => ({ key: screen.to, screen })),
})

/** Another answer has other keys, so that its own first hit becomes the active one. */
const hitsOf = (heading: string, hits: readonly SearchHit[], answered: string): Section => ({
  heading,
  choices: hits.map((hit) => ({ key: `${answered} ${hit.kind} ${hit.id}`, hit })),
})

/** Hits by kind, in the order in which the server put the kinds. */
const byKind = (hits: readonly SearchHit[], answered: string) =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) =>
    hitsOf(
      searchHeadings[kind],
      hits.filter((it) => it.kind === kind),
      answered,
    ),
  )

/**
 * What the search box offers: screens at once, then what the server found; before anything is typed what was opened
 * last, then screens.
 */
export function useOffered(
  typed: string,
  found: { hits: readonly SearchHit[]; answered: string },
): Section[] {
  const { id, role } = useUser()
  const screens = fittingScreens(destinationsFor(role), typed)
  const sections = typed.trim()
    ? [screensOf(screens.slice(0, mostScreens)), ...byKind(found.hits, found.answered)]
    : [hitsOf(m.recent(), recentHits(id), ''), screensOf(screens)]
  return sections.filter(({ choices }) => choices.length > 0)
}
