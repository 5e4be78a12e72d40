import type { LobbyBoard } from '@campanile/contract/lobby.ts'
import { type ReactNode, useMemo } from 'react'
import { Link, Navigate } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { useVisitor } from '#lib/session.ts'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext, useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFreshPages } from '#lib/useFreshPages.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { useWakeLock } from '#lib/useWakeLock.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { LobbyHead } from './LobbyHead.tsx'
import { LobbyLine } from './LobbyLine.tsx'
import { inPages, lobbyRows, wallOffset } from './lobbyRows.ts'
import { useLobbyBoard } from './useLobbyBoard.ts'
import { useFitting, useTurningPage } from './usePages.ts'

/** Pixels of a line on a wall, as LobbyLine has it. */
const lineHeight = 108
/** Milliseconds without an answer after which the board says so. */
const patience = 90_000

const Wall = ({ children }: { children: ReactNode }) => (
  <main className="dark relative grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(16px,4vw,72px)] py-[clamp(16px,3vh,36px)] text-white lg:h-dvh lg:overflow-hidden">
    {children}
  </main>
)

/** /direct-dashboard: the board in the lobby; who is signed in has a dashboard of their own. */
export function LobbyScreen() {
  useDocumentTitle('Today')
  const visitor = useVisitor()
  return visitor ? <Navigate to={homePath} replace /> : <Lobby />
}

function Lobby() {
  const { board, closed, error, refetch, dataUpdatedAt } = useLobbyBoard()
  useWakeLock()
  useFreshPages()
  if (board) return <Board board={board} receivedAt={dataUpdatedAt} />
  if (closed) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Empty
          kind="none"
          heading="h1"
          title="The lobby board is switched off"
          action={
            <Link to="/login" className={buttonClass('primary')}>
              Sign in
            </Link>
          }
        >
          Sign in to see your own dashboard.
        </Empty>
      </main>
    )
  }
  if (!error) return <Wall>{null}</Wall>
  return (
    <main className="grid min-h-dvh place-items-center">
      <LoadFailed title="We could not load the board" heading="h1" error={error} onRetry={refetch} />
    </main>
  )
}

interface BoardProps {
  board: LobbyBoard
  receivedAt: number
}

function Board({ board, receivedAt }: BoardProps) {
  const format = useMemo(() => createTimeFormat(board.timeZone), [board.timeZone])
  const now = useServerNow(wallOffset(board, receivedAt), 1_000)
  const rows = lobbyRows(board, now, format.dayOf)
  const isWall = useMediaQuery('(min-width: 1024px)')
  const { frame, fitting } = useFitting(lineHeight)
  const pages = inPages(rows, isWall ? fitting : Math.max(1, rows.length))
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
            <ol key={page} aria-label="Today" className="motion-safe:animate-fade">
              {pages[page]!.map((row) => (
                <LobbyLine key={row.key} row={row} />
              ))}
            </ol>
          ) : (
            <NothingLeft board={board} />
          )}
        </div>
        <LobbyFoot lost={Date.now() - receivedAt > patience ? new Date(receivedAt) : null} more={board.more}>
          {pages.length > 1 && `Page ${page + 1} of ${pages.length}`}
        </LobbyFoot>
      </Wall>
    </TimeFormatContext>
  )
}

const NothingLeft = ({ board: { items, holidays } }: Pick<BoardProps, 'board'>) => (
  <div className="grid h-full place-content-center py-16 text-center">
    <p className="text-[clamp(24px,3vw,56px)] font-[620] leading-tight tracking-[-0.02em]">
      {items.length > 0 ? 'No more sessions today' : 'No sessions today'}
    </p>
    {holidays.length > 0 && (
      <p className="mt-3 text-[clamp(17px,1.7vw,32px)] text-brass-ink">{holidays.join(', ')}</p>
    )}
  </div>
)

interface LobbyFootProps {
  /** Since when the server has not answered. */
  lost: Date | null
  more: boolean
  children: ReactNode
}

function LobbyFoot({ lost, more, children }: LobbyFootProps) {
  const { time } = useTimeFormat()
  return (
    <footer className="flex min-h-8 items-end justify-between gap-4 pt-2 text-[clamp(14px,1.1vw,20px)] text-night-ink">
      <span role="status">
        {lost && `As it stood at ${time(lost)}. The connection is being tried again.`}
      </span>
      <span className="tnum">
        {children}
        {more && ' · More in the schedule'}
      </span>
    </footer>
  )
}
