import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { NavLinkItem } from './NavLinkItem.tsx'
import type { NavEntry } from './nav.ts'

interface NavSectionProps {
  title: string | null
  entries: readonly NavEntry[]
  /** The number of waiting items, by path. */
  waiting: ReadonlyMap<string, number>
  onGo?: (() => void) | undefined
}

/** A group of destinations; one with a title folds. */
export function NavSection({ title, entries, waiting, onGo }: NavSectionProps) {
  const [open, setOpen] = useState(true)
  const listId = useId()
  return (
    <div className="not-first:mt-3.5">
      {title && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="group mb-0.5 flex h-6 w-full items-center gap-1 rounded-sm px-2 text-xs font-label text-ink-3 hover:text-ink-2 max-lg:h-9"
        >
          {title}
          <ChevronDown
            size={12}
            aria-hidden="true"
            className={cn(
              'transition-transform',
              open
                ? 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'
                : '-rotate-90 rtl:rotate-90',
            )}
          />
        </button>
      )}
      <ul id={listId} hidden={!open} className="space-y-px">
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLinkItem entry={entry} waiting={waiting.get(entry.to) ?? 0} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  )
}
