import type { SearchHit } from '@campanile/contract/search/search.ts'
import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'
import { actionsFor } from './paletteActions.ts'
import type { PaletteEntry } from './paletteEntry.ts'
import { partsFor, screensFor } from './paletteScreens.ts'
import { recents } from './recents.ts'
import { fitting, searchHeadings } from './searchWords.ts'
import { useNamedActions } from './useNamedActions.ts'

/** Screens and actions, listed before the server's results. */
const mostOfKind = 4

/** A line that can be opened; its key is its own among all of them. */
export type PaletteChoice = { key: string } & ({ entry: PaletteEntry } | { hit: SearchHit })

export interface Section {
  heading: string
  choices: readonly PaletteChoice[]
}

const entryChoice = (entry: PaletteEntry): PaletteChoice => ({ key: entry.id, entry })
/** Another response has other keys, so that its own first result becomes active. */
const hitChoice = (hit: SearchHit, answered: string): PaletteChoice => ({
  key: `${answered} ${hit.kind} ${hit.id}`,
  hit,
})

/** Hits by kind, in the order in which the server put the kinds. */
const byKind = (hits: readonly SearchHit[], answered: string): Section[] =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    heading: searchHeadings[kind],
    choices: hits.filter((it) => it.kind === kind).map((hit) => hitChoice(hit, answered)),
  }))

/**
 * The entries of the search box: screens and actions at once, recently used ones first, then the server's
 * results; before anything is typed, recently opened entries, then screens and actions.
 */
export function useOffered(
  typed: string,
  found: { hits: readonly SearchHit[]; answered: string },
): Section[] {
  const { id, role } = useUser()
  const named = useNamedActions(typed)
  const [screens, parts, actions] = [screensFor(role), partsFor(role), actionsFor(role)]
  const opened = recents(id)
  const group = (heading: string, entries: readonly PaletteEntry[], most: number): Section => ({
    heading,
    choices: usedFirst(fitting(entries, typed), opened).slice(0, most).map(entryChoice),
  })
  const sections = typed.trim()
    ? [
        group(m.screens(), [...screens, ...parts], mostOfKind),
        group(m.actions(), [...actions, ...named], mostOfKind),
        ...byKind(found.hits, found.answered),
      ]
    : untyped(opened, { screens, parts, actions })
  return sections.filter(({ choices }) => choices.length > 0)
}

const usedFirst = (entries: readonly PaletteEntry[], opened: ReturnType<typeof recents>) => {
  const placeOf = ({ id }: PaletteEntry) => {
    const place = opened.findIndex((it) => 'entryId' in it && it.entryId === id)
    return place < 0 ? opened.length : place
  }
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Recently opened entries are not listed twice. */
function untyped(
  opened: ReturnType<typeof recents>,
  { screens, parts, actions }: Record<'screens' | 'parts' | 'actions', readonly PaletteEntry[]>,
): Section[] {
  const known = new Map([...screens, ...parts, ...actions].map((entry) => [entry.id, entry]))
  const recent = opened.flatMap((it) => {
    if ('hit' in it) return hitChoice(it.hit, '')
    const entry = known.get(it.entryId)
    return entry ? entryChoice(entry) : []
  })
  const rest = (entries: readonly PaletteEntry[]) =>
    entries.map(entryChoice).filter(({ key }) => recent.every((it) => it.key !== key))
  return [
    { heading: m.recent(), choices: recent },
    { heading: m.screens(), choices: rest(screens) },
    { heading: m.actions(), choices: rest(actions) },
  ]
}
