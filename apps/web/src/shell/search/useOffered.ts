import type { SearchHit } from '@campanile/contract/search/search.ts'
import { useUser } from '#lib/session.ts'
import { destinationsFor, type NavEntry } from '../nav.ts'
import { recentHits } from './recentHits.ts'
import { fittingScreens, kindHeadings } from './searchWords.ts'

/** Screens that stand before what the server found. */
const mostScreens = 4

/** Hits by kind, in the order in which the server put the kinds. */
const byKind = (hits: readonly SearchHit[]) =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    heading: kindHeadings[kind],
    hits: hits.filter((it) => it.kind === kind),
  }))

export interface Offered {
  screens: readonly NavEntry[]
  groups: readonly { heading: string; hits: readonly SearchHit[] }[]
  /** Screens come first, except after what was opened last. */
  screensFirst: boolean
}

/** What the search box offers: screens at once, and before anything is typed what was opened last. */
export function useOffered(typed: string, found: readonly SearchHit[]): Offered {
  const { id, role } = useUser()
  const isTyped = typed.trim() !== ''
  const screens = fittingScreens(destinationsFor(role), typed)
  const recent = isTyped ? [] : recentHits(id)
  return {
    screens: isTyped ? screens.slice(0, mostScreens) : screens,
    groups: isTyped ? byKind(found) : recent.length > 0 ? [{ heading: 'Recent', hits: recent }] : [],
    screensFirst: isTyped,
  }
}

/** What stands first: a screen by its path, or a hit. */
export function firstOf({ screens, groups, screensFirst }: Offered): string | SearchHit | undefined {
  const hit = groups[0]?.hits[0]
  const screen = screens[0]?.to
  return screensFirst ? (screen ?? hit) : (hit ?? screen)
}

export const countOf = ({ screens, groups }: Offered) =>
  screens.length + groups.reduce((sum, { hits }) => sum + hits.length, 0)
