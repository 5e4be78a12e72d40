import type { SearchHit } from '@campanile/contract/search.ts'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cn } from '#lib/cn.ts'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { floatingClass, overlayClass } from '#ui/overlayClass.ts'
import { useFocusReturn } from '#ui/useFocusReturn.ts'
import { rememberHit } from './recentHits.ts'
import { SearchList, useOffered } from './SearchList.tsx'
import { searchLabel } from './searchWords.ts'
import { useSearch } from './useSearch.ts'

const name = 'Search'

interface ResultsProps {
  onGo: (path: string) => void
  onClose: () => void
}

/** Screens match as fast as one types; what the server finds joins them. */
function Results({ onGo, onClose }: ResultsProps) {
  const { id, role } = useUser()
  const [typed, setTyped] = useState('')
  const search = useSearch(typed)
  const offered = useOffered(typed, search.hits)
  const count = offered.screens.length + offered.groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const openHit = (hit: SearchHit) => {
    rememberHit(id, hit)
    onGo(hit.path)
  }
  return (
    <Command label={name} shouldFilter={false} loop className="flex min-h-0 flex-1 flex-col">
      <div className="relative flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search size={17} className="shrink-0 text-ink-3" aria-hidden="true" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={searchLabel(role)}
          maxLength={200}
          className="min-w-0 flex-1 bg-transparent py-3.5 text-lg outline-none placeholder:text-ink-3"
        />
        <Button variant="ghost" onClick={onClose} className="md:hidden">
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
      <div className="h-[min(420px,60dvh)] overflow-y-auto p-2 max-md:h-auto max-md:min-h-0 max-md:flex-1">
        <Command.List label="Results" aria-busy={search.isBehind}>
          <SearchList offered={offered} typed={typed} onScreen={onGo} onHit={openHit} />
        </Command.List>
        {search.error ? (
          <div role="alert" className="px-3 py-6 text-center text-sm text-ink-2">
            <p>We could not search. {sentenceOf(search.error)}</p>
            <Button onClick={() => search.retry()} className="mt-3">
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

/** Ctrl K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const focusReturn = useFocusReturn()
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
          className={cn(
            floatingClass,
            'fixed left-1/2 top-[14vh] flex w-[calc(100vw-24px)] max-w-[600px] -translate-x-1/2 flex-col overflow-hidden rounded-xl',
            'max-md:inset-0 max-md:h-dvh max-md:w-full max-md:max-w-none max-md:translate-x-0 max-md:rounded-none max-md:border-0',
          )}
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <Results onGo={go} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
