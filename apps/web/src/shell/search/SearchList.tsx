import type { SearchHit } from '@campanile/contract/search.ts'
import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { destinationsFor, type NavEntry } from '../nav.ts'
import { recentHits } from './recentHits.ts'
import { HitItem, SearchItem } from './SearchItem.tsx'
import { fittingScreens, kindHeadings } from './searchWords.ts'

/** Screens that stand before what the server found. */
const mostScreens = 4

const headingClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-2 ' +
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-[560] [&_[cmdk-group-heading]]:text-ink-3'

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className={headingClass}>
    {children}
  </Command.Group>
)

/** Hits by kind, in the order in which the server put the kinds. */
const byKind = (hits: readonly SearchHit[]) =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    heading: kindHeadings[kind],
    hits: hits.filter((it) => it.kind === kind),
  }))

/** What the search box offers: screens at once, and before anything is typed what was opened last. */
export function useOffered(typed: string, found: readonly SearchHit[]) {
  const { id, role } = useUser()
  const isTyped = typed.trim() !== ''
  const screens = fittingScreens(destinationsFor(role), typed)
  const recent = isTyped ? [] : recentHits(id)
  return {
    screens: isTyped ? screens.slice(0, mostScreens) : screens,
    groups: isTyped ? byKind(found) : recent.length > 0 ? [{ heading: 'Recent', hits: recent }] : [],
    /** Screens come first, except after what was opened last. */
    screensFirst: isTyped,
  }
}

interface SearchListProps {
  offered: ReturnType<typeof useOffered>
  typed: string
  onScreen: (path: string) => void
  onHit: (hit: SearchHit) => void
}

export function SearchList({ offered, typed, onScreen, onHit }: SearchListProps) {
  const { screens, groups, screensFirst } = offered
  const screenGroup = screens.length > 0 && (
    <Group heading="Screens">
      {screens.map((it) => (
        <ScreenItem key={it.to} entry={it} typed={typed} onOpen={onScreen} />
      ))}
    </Group>
  )
  return (
    <>
      {screensFirst && screenGroup}
      {groups.map(({ heading, hits }) => (
        <Group key={heading} heading={heading}>
          {hits.map((hit) => (
            <HitItem key={`${hit.kind} ${hit.id}`} hit={hit} typed={typed} onOpen={onHit} />
          ))}
        </Group>
      ))}
      {!screensFirst && screenGroup}
    </>
  )
}

interface ScreenItemProps {
  entry: NavEntry
  typed: string
  onOpen: (path: string) => void
}

const ScreenItem = ({ entry: { to, label, icon: Icon }, typed, onOpen }: ScreenItemProps) => (
  <SearchItem
    value={to}
    icon={<Icon size={17} strokeWidth={1.75} aria-hidden="true" />}
    title={label}
    typed={typed}
    onSelect={() => onOpen(to)}
  />
)
