import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { cn } from '#lib/cn.ts'
import { hasCode } from '#lib/errors.ts'
import { homePath } from '#lib/returnPath.ts'
import { useVisitor } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { useReloadOnNewVersion } from '#lib/useReloadOnNewVersion.ts'
import { useWakeLock } from '#lib/useWakeLock.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Loading } from '#ui/Loading.tsx'
import { LobbyBoard } from './LobbyBoard.tsx'
import { m } from './messages.ts'
import { Wall } from './Wall.tsx'

/** /direct-dashboard: the board in the lobby; people who are signed in have their own dashboard. */
export function LobbyScreen() {
  useDocumentTitle(m.today())
  const visitor = useVisitor()
  return visitor ? <Navigate to={homePath} replace /> : <Lobby />
}

function Lobby() {
  const { data, error, refetch, dataUpdatedAt } = useRead(
    'readLobbyBoard',
    {},
    { refetchInterval: 15_000, refetchIntervalInBackground: true },
  )
  const closed = hasCode(error, 'lobby-closed')
  useWakeLock()
  useReloadOnNewVersion()
  if (closed) return <SwitchedOff />
  // The last board stays while the server cannot be reached.
  if (data) return <LobbyBoard board={data} receivedAt={dataUpdatedAt} />
  if (!error) return <Coming />
  return (
    <Centred>
      <LoadFailed title={m.weCouldntLoadTheBoard()} heading="h1" error={error} onRetry={refetch} />
    </Centred>
  )
}

const Centred = ({ children }: { children: ReactNode }) => (
  <Wall>
    <div className="row-start-2 grid place-content-center lg:[zoom:1.6]">{children}</div>
  </Wall>
)

const SwitchedOff = () => (
  <Centred>
    <Empty
      kind="none"
      heading="h1"
      title={m.theLobbyBoardIsSwitchedOff()}
      action={
        <Link to="/login" className={buttonClass('primary')}>
          {m.signIn()}
        </Link>
      }
    >
      {m.signInToSeeYourOwn()}
    </Empty>
  </Centred>
)

const lines = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/4']
const block = 'rounded-sm bg-white/10 motion-safe:animate-pulse'

/** The board’s outline, while it loads. */
const Coming = () => (
  <Wall>
    <Loading className="row-span-3">
      <h1 className="sr-only">{m.today()}</h1>
      <div className="flex justify-between gap-6">
        <div className={cn(block, 'h-[clamp(36px,5vw,96px)] w-2/5')} />
        <div className={cn(block, 'h-[clamp(36px,5vw,96px)] w-1/6')} />
      </div>
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an outline have no other name
        <div key={index} className="mt-4 border-t border-white/12 pt-6 lg:h-[108px]">
          <div className={cn(block, 'h-10', width)} />
        </div>
      ))}
    </Loading>
  </Wall>
)
