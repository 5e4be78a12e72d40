import type { LobbyBoard as Board } from '@campanile/contract/lobby/lobby.ts'
import { CloudOff } from 'lucide-react'
import { memo, useMemo } from 'react'
import { seriesWords } from '#lib/listWords.ts'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext, useTimeFormat } from '#lib/timeFormat.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { LobbyHead } from './LobbyHead.tsx'
import { LobbyLine } from './LobbyLine.tsx'
import { ahead, inPages, type LobbyRow, lobbyRows, wallOffset } from './lobbyRows.ts'
import { m } from './messages.ts'
import { useFitting, useTurningPage } from './usePages.ts'
import { Wall } from './Wall.tsx'

/** Pixels of a line on a wall, as in LobbyLine. */
const lineHeight = 108
const minute = 60_000
/** Milliseconds without a response after which the board shows a message. */
const patience = 1.5 * minute

interface LobbyBoardProps {
  board: Board
  /** When this device received it. */
  receivedAt: number
}

/** The rest of the day: as pages on a wall display, in one list on a phone. */
export function LobbyBoard({ board, receivedAt }: LobbyBoardProps) {
  const format = useMemo(() => createTimeFormat(board.timeZone), [board.timeZone])
  const deviceNow = useNow(1_000).getTime()
  const now = new Date(deviceNow + wallOffset(board, receivedAt))
  const sinceMinute = Math.floor(now.getTime() / minute) * minute
  const rows = useMemo(
    () => lobbyRows(board, new Date(sinceMinute), format.dayOf),
    [board, sinceMinute, format],
  )
  const isWall = useMediaQuery('(min-width: 1024px)')
  const { frame, fitting } = useFitting(lineHeight)
  const shown = useMemo(() => (isWall ? ahead(rows, fitting) : rows), [rows, isWall, fitting])
  const pages = useMemo(
    () => inPages(shown, isWall ? fitting : Math.max(1, shown.length)),
    [shown, isWall, fitting],
  )
  const { page, paused, toggle } = useTurningPage(pages.length)
  return (
    <TimeFormatContext value={format}>
      <Wall>
        <LobbyHead
          institution={board.institution}
          now={now}
          turning={pages.length > 1 ? { paused, toggle } : undefined}
        />
        <div ref={frame} className="mt-[clamp(12px,2.5vh,32px)] min-h-0">
          {rows.length > 0 ? (
            <Lines key={page} rows={pages[page] ?? []} />
          ) : (
            <NothingLeft board={board} isToday={format.dayOf(now) === board.day} />
          )}
        </div>
        <LobbyFoot
          lostSince={deviceNow - receivedAt > patience ? new Date(receivedAt) : null}
          page={pages.length > 1 ? m.pageOf({ page: page + 1, pages: pages.length }) : null}
          later={rows.length - shown.length}
          more={board.more}
        />
      </Wall>
    </TimeFormatContext>
  )
}

/** Hundreds of them on a phone: not drawn again with each second of the clock. */
const Lines = memo(({ rows }: { rows: readonly LobbyRow[] }) => (
  <ol aria-label={m.today()} className="motion-safe:animate-fade">
    {rows.map((row) => (
      <LobbyLine key={row.key} row={row} />
    ))}
  </ol>
))

interface NothingLeftProps {
  board: Pick<Board, 'items' | 'holidays'>
  /** The board shows the current day. After midnight it is outdated until the next response. */
  isToday: boolean
}

const NothingLeft = ({ board: { items, holidays }, isToday }: NothingLeftProps) => (
  <div className="grid h-full place-content-center py-16 text-center">
    <p className="text-board-xl font-title leading-tight tracking-[-0.02em]">
      {!isToday
        ? m.waitingForTodaysSessions()
        : items.length > 0
          ? m.noMoreSessionsToday()
          : m.noSessionsToday()}
    </p>
    {isToday && holidays.length > 0 && (
      <p className="mt-3 text-board text-brass-ink">{seriesWords(holidays)}</p>
    )}
  </div>
)

interface LobbyFootProps {
  /** The time of the server's last response, if it is too old to trust the board. */
  lostSince: Date | null
  page: string | null
  /** Sessions of today that the board does not show yet. */
  later: number
  /** More rows than the board knows of. */
  more: boolean
}

/** How old the board is, where it is old, to be read from five metres, too; and how much there is of it. */
function LobbyFoot({ lostSince, page, later, more }: LobbyFootProps) {
  const { time } = useTimeFormat()
  const rest = [page, later > 0 && m.moreLaterToday({ count: later }), more && m.moreInTheSchedule()].filter(
    Boolean,
  )
  return (
    <footer className="flex min-h-8 flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-2 text-board-sm text-night-ink">
      <span role="status">
        {lostSince && (
          <span className="flex items-center gap-3 rounded-md bg-warn-tint px-4 py-2 text-board font-strong leading-tight text-warn-ink">
            <CloudOff className="size-[1.2em] shrink-0" aria-hidden="true" />
            {m.lastUpdatedAt({ time: time(lostSince) })}
          </span>
        )}
      </span>
      <span className="tnum ms-auto">{rest.join(' · ')}</span>
    </footer>
  )
}
