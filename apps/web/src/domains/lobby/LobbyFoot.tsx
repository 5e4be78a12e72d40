import { CloudOff } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

interface LobbyFootProps {
  /** When the server last answered, where that is too long ago to trust the board. */
  lostSince: Date | null
  page: string | null
  /** Sessions of today that the board does not come to yet. */
  later: number
  /** Even more than the board knows of. */
  more: boolean
}

/** How old the board is, where it is old, to be read from five metres, too; and how much there is of it. */
export function LobbyFoot({ lostSince, page, later, more }: LobbyFootProps) {
  const { time } = useTimeFormat()
  const rest = [page, later > 0 && m.moreLaterToday({ count: later }), more && m.moreInTheSchedule()].filter(
    Boolean,
  )
  return (
    <footer className="flex min-h-8 flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-2 text-[clamp(14px,1.1vw,20px)] text-night-ink">
      <span role="status">
        {lostSince && (
          <span className="flex items-center gap-3 rounded-md bg-warn-tint px-4 py-2 text-[clamp(16px,1.6vw,30px)] font-strong leading-tight text-warn-ink">
            <CloudOff className="size-[1.2em] shrink-0" aria-hidden="true" />
            {m.lastUpdatedAt({ time: time(lostSince) })}
          </span>
        )}
      </span>
      <span className="tnum ms-auto">{rest.join(' · ')}</span>
    </footer>
  )
}
