import type { SearchHit } from '@campanile/contract/search/search.ts'
import { maxSearchLength } from '@campanile/contract/search/search-fold.ts'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { rememberHit } from './recentHits.ts'
import { SearchList } from './SearchList.tsx'
import { searchLabel } from './searchWords.ts'
import { useActiveOption } from './useActiveOption.ts'
import { useEnter } from './useEnter.ts'
import { countOf, firstOf, useOffered } from './useOffered.ts'
import { useSearch } from './useSearch.ts'

/** Enter on a button presses it; the list would take it for its own. */
const pressButton = (event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation()

interface ResultsProps {
  onGo: (path: string) => void
  onClose: () => void
}

/** Screens match as fast as one types; what the server finds joins them. */
export function Results({ onGo, onClose }: ResultsProps) {
  const { id, role } = useUser()
  const [typed, setTyped] = useState('')
  const [awaited, setAwaited] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useActiveOption(root)
  const search = useSearch(typed, awaited)
  const offered = useOffered(typed, search.hits)
  const count = countOf(offered)
  const openHit = (hit: SearchHit) => {
    rememberHit(id, hit)
    onGo(hit.path)
  }
  const best = search.isBehind ? offered.screens[0]?.to : firstOf(offered)
  const enter = useEnter({
    awaited,
    setAwaited,
    open: best ? () => (typeof best === 'string' ? onGo(best) : openHit(best)) : undefined,
    isComing: search.isBehind,
    retry: search.error ? search.retry : undefined,
  })
  return (
    <Command
      ref={root}
      label="Search"
      shouldFilter={false}
      loop
      vimBindings={false}
      onKeyDown={enter.onKeyDown}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="relative flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search size={17} className="shrink-0 text-ink-3" aria-hidden="true" />
        <Command.Input
          value={typed}
          onValueChange={(text) => {
            enter.onType()
            setTyped(text)
          }}
          placeholder={searchLabel(role)}
          maxLength={maxSearchLength}
          dir="auto"
          enterKeyHint="go"
          className="min-w-0 flex-1 bg-transparent py-3.5 text-lg outline-none placeholder:text-ink-3"
        />
        <Button variant="ghost" onClick={onClose} onKeyDown={pressButton} className="md:hidden">
          Cancel
        </Button>
        <span
          aria-hidden="true"
          className={cn(
            'absolute inset-x-0 -bottom-px h-0.5 bg-brand-mid opacity-0 transition-opacity delay-150',
            search.isBehind && 'opacity-100 motion-safe:animate-pulse',
          )}
        />
      </div>
      <div
        onPointerMove={enter.onPointerMove}
        className="h-[min(420px,60dvh)] overflow-y-auto p-2 max-md:h-auto max-md:min-h-0 max-md:flex-1"
      >
        <Command.List label="Results" aria-busy={search.isBehind}>
          <SearchList
            offered={offered}
            typed={typed}
            answered={search.answered}
            isOld={search.isBehind}
            onScreen={onGo}
            onHit={openHit}
          />
        </Command.List>
        {search.error ? (
          <div role="alert" className="px-3 py-6 text-center text-sm text-ink-2">
            <p>We could not search. {sentenceOf(search.error)}</p>
            <Button onClick={() => search.retry()} onKeyDown={pressButton} className="mt-3">
              Try again
            </Button>
          </div>
        ) : (
          count === 0 &&
          !search.isBehind && (
            <p className="px-3 py-8 text-center text-sm text-ink-3">
              {search.isAsked ? 'Nothing matches. Try another word.' : 'Type two letters or more.'}
            </p>
          )
        )}
      </div>
      <p role="status" className="sr-only">
        {search.isBehind ? 'Searching' : counted(count, 'result', 'results')}
      </p>
    </Command>
  )
}
