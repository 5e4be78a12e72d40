import type { SearchHit } from '@campanile/contract/search/search.ts'
import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import type { NavEntry } from '../nav.ts'
import { HitItem, SearchItem } from './SearchItem.tsx'
import type { Offered } from './useOffered.ts'

const headingClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-2 ' +
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-label [&_[cmdk-group-heading]]:text-ink-3'

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className={headingClass}>
    {children}
  </Command.Group>
)

interface SearchListProps {
  offered: Offered
  typed: string
  /** The text that the hits belong to. */
  answered: string
  /** They belong to an older text than the one typed. */
  isOld: boolean
  onScreen: (path: string) => void
  onHit: (hit: SearchHit) => void
}

export function SearchList({ offered, typed, answered, isOld, onScreen, onHit }: SearchListProps) {
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
        // Another answer is another list, so that its own first hit is selected.
        <Group key={`${heading} ${isOld} ${answered}`} heading={heading}>
          {hits.map((hit) => (
            <HitItem key={`${hit.kind} ${hit.id}`} hit={hit} typed={typed} isOld={isOld} onOpen={onHit} />
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
