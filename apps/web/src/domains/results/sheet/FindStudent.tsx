import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { matchAfter, rowsFound } from './findStudents.ts'
import { m } from './messages.ts'

interface FindStudentProps {
  cells: readonly MarkCell[]
  /** Brings a row into view. */
  onShow: (row: number | undefined) => void
  /** Moves the focus to the mark of a row. */
  onGo: (row: number) => void
  /** Esc: back to where the focus was in the grid. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}

/** Finds students on the sheet. The browser's own search misses the rows of a long sheet that are not drawn. */
export function FindStudent({ cells, onShow, onGo, onLeave, ref }: FindStudentProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(0)
  const rows = useMemo(() => rowsFound(cells, search), [cells, search])
  const match = Math.min(chosen, Math.max(0, rows.length - 1))
  const hasSearch = search.trim() !== ''

  const change = (text: string) => {
    setSearch(text)
    setChosen(0)
    onShow(rowsFound(cells, text)[0])
  }
  const step = (by: 1 | -1) => {
    const next = matchAfter(match, by, rows.length)
    setChosen(next)
    onShow(rows[next])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[match]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && row !== undefined) onGo(row)
    else if (event.key === 'Escape') {
      change('')
      onLeave()
    } else return
    event.preventDefault()
  }

  return (
    <search className="flex items-center gap-1 max-md:w-full">
      <span className="edge flex h-8 w-56 items-center gap-2 rounded-sm bg-surface px-2.5 shadow-control focus-within:shadow-control-focus max-md:h-10 max-md:w-auto max-md:flex-1 dark:bg-raised">
        <Search size={15} className="shrink-0 text-ink-3" aria-hidden="true" />
        <input
          ref={ref}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={m.findAStudent()}
          aria-describedby="find-keys"
          placeholder={m.findAStudent()}
          value={search}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3 max-md:text-lg"
        />
        <span role="status" className="tnum shrink-0 text-xs text-ink-3">
          {hasSearch &&
            (rows.length === 0 ? m.noMatch() : m.matchOf({ match: match + 1, matches: rows.length }))}
        </span>
      </span>
      <span id="find-keys" className="sr-only">
        {m.keysToFind()}
      </span>
      {rows.length > 1 && (
        <>
          <IconButton label={m.previousMatch()} onClick={() => step(-1)}>
            <ChevronUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={m.nextMatch()} onClick={() => step(1)}>
            <ChevronDown size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </search>
  )
}
