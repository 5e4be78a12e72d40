import type { WaitingEntry } from '@campanile/contract/insight/waiting.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { numberWords } from '#lib/figures.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { waitingIcons } from './waitingIcons.ts'
import { waitingLabel, waitingSince } from './waitingPlaces.ts'

interface WaitingEntriesProps {
  entries: readonly WaitingEntry[]
  /** The screen on which an entry is decided. */
  pathOf: (entry: WaitingEntry) => string
}

/** Queues with how many wait in each, and since when. */
export function WaitingEntries({ entries, pathOf }: WaitingEntriesProps) {
  const now = useNow(60_000)
  const time = useTimeFormat()
  return (
    <ul className="mt-2 px-2 pb-2">
      {entries.map((entry) => {
        const Icon = waitingIcons[entry.queue]
        const since = waitingSince(entry, now, time)
        return (
          <li key={entry.queue}>
            <Link
              to={pathOf(entry)}
              className="group flex items-center gap-3 rounded-md px-3 py-2 hover:bg-hover"
            >
              <span className="arch grid h-[38px] w-[34px] shrink-0 place-items-center bg-sunken text-ink-2 group-hover:bg-brand-tint group-hover:text-brand-ink dark:bg-canvas">
                <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-base font-label">{waitingLabel(entry)}</span>
                <span className={cn('tnum block text-sm', since.long ? 'text-warn-ink' : 'text-ink-3')}>
                  {since.words}
                </span>
              </span>
              <span className="tnum text-xl font-title">{numberWords(entry.count)}</span>
              <ArrowRight
                size={15}
                className="-ms-1 text-ink-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
                aria-hidden="true"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
