import { maxSearchLength } from '@campanile/contract/search/search-fold.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { useTheme } from '#lib/theme.ts'
import { Button } from '#ui/Button.tsx'
import { useCombo } from '#ui/useCombo.ts'
import { m } from './messages.ts'
import { remember } from './recents.ts'
import { SearchList } from './SearchList.tsx'
import { searchLabel } from './searchLabel.ts'
import { useEnter } from './useEnter.ts'
import { type PaletteChoice, useOffered } from './useOffered.ts'
import { useSearch } from './useSearch.ts'

interface ResultsProps {
  onGo: (path: string) => void
  onClose: () => void
}

/** Screens and actions match immediately; the server's results are added to them. */
export function Results({ onGo, onClose }: ResultsProps) {
  const { id, role } = useUser()
  const { chooseTheme } = useTheme()
  const [typed, setTyped] = useState('')
  const [awaited, setAwaited] = useState(false)
  const search = useSearch(typed, awaited)
  const sections = useOffered(typed, search)
  const choices = sections.flatMap((it) => it.choices)
  const options = search.isBehind ? choices.filter((it) => 'entry' in it) : choices
  const open = (choice: PaletteChoice) => {
    if ('hit' in choice) {
      remember(id, { hit: choice.hit })
      return onGo(choice.hit.path)
    }
    const { id: entryId, act } = choice.entry
    remember(id, { entryId })
    if ('to' in act) return onGo(act.to)
    chooseTheme(act.theme)
    onClose()
  }
  const combo = useCombo({ options, keyOf: ({ key }) => key, isOpen: true, loops: true, onSelect: open })
  const best = options[0]
  const enter = useEnter({
    awaited,
    setAwaited,
    open: best && (() => open(best)),
    isComing: search.isBehind,
    retry: search.error ? search.retry : undefined,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    enter.onKeyDown(event)
    if (event.defaultPrevented || combo.onKeyDown(event)) return
    const move = { Home: combo.toFirst, End: combo.toLast }[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search size={17} className="shrink-0 text-ink-3" aria-hidden="true" />
        <input
          {...combo.inputProps}
          aria-label={m.search()}
          autoCorrect="off"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            enter.onType()
            combo.reset()
            setTyped(target.value)
          }}
          placeholder={searchLabel(role)}
          maxLength={maxSearchLength}
          dir="auto"
          enterKeyHint="go"
          className="min-w-0 flex-1 bg-transparent py-3.5 text-lg outline-none placeholder:text-ink-3"
        />
        <Button variant="ghost" onClick={onClose} className="md:hidden">
          {m.cancel()}
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
        <div id={combo.listId} role="listbox" aria-label={m.results()} aria-busy={search.isBehind}>
          <SearchList sections={sections} combo={combo} typed={typed} isOld={search.isBehind} />
        </div>
        {search.error ? (
          <div role="alert" className="px-3 py-6 text-center text-sm text-ink-2">
            <p>
              {m.weCouldntSearch()} {sentenceOf(search.error)}
            </p>
            <Button onClick={() => search.retry()} className="mt-3">
              {m.tryAgain()}
            </Button>
          </div>
        ) : (
          choices.length === 0 &&
          !search.isBehind && (
            <p className="px-3 py-8 text-center text-sm text-ink-3">
              {search.isAsked ? m.nothingMatches() : m.enterAtLeastTwoLetters()}
            </p>
          )
        )}
      </div>
      <p role="status" className="sr-only">
        {search.isBehind ? m.searching() : m.resultCount({ count: choices.length })}
      </p>
    </div>
  )
}
