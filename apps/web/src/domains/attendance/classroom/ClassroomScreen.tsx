import type { Register, RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { useParams } from 'react-router'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { WallHead } from '#ui/WallHead.tsx'
import { Announcement } from '../live/Announcement.tsx'
import { arrivals, countRows, inRoom } from '../live/registerRows.ts'
import { useIsOpen } from '../live/useIsOpen.ts'
import { m } from './messages.ts'
import { OpenCheckIn } from './OpenCheckIn.tsx'
import { RoomCount } from './RoomCount.tsx'
import { shortName } from './shortName.ts'

const rings = [330, 410, 500, 600, 700]

const Rings = () => (
  <svg
    viewBox="0 0 1400 1400"
    className="pointer-events-none absolute -inset-s-[22vw] top-1/2 w-[104vw] max-w-none -translate-y-1/2 max-lg:-inset-s-1/2 max-lg:top-[38%] max-lg:w-[200vw]"
    aria-hidden="true"
  >
    {rings.map((radius, index) => (
      <circle
        key={radius}
        cx="700"
        cy="700"
        r={radius}
        fill="none"
        stroke="var(--night-ink)"
        strokeWidth="1.5"
        opacity={0.2 - index * 0.034}
      />
    ))}
  </svg>
)

/** Read from 15 metres: one job, huge type, first names only. Patina in both themes. */
export function ClassroomScreen() {
  const { sessionId = '' } = useParams()
  const register = useRead('readRegister', { sessionId }, { everyMinute: true })
  useDocumentTitle(
    register.data ? m.checkInTo({ courseTitle: register.data.session.courseTitle }) : m.checkIn(),
  )
  return (
    <main className="dark relative grid min-h-dvh grid-cols-1 grid-rows-head-foot overflow-hidden bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(20px,4vw,72px)] py-[clamp(18px,3vh,36px)] text-white">
      <Rings />
      <WallHead
        clockOffset={register.data?.clockOffset ?? 0}
        leave={{ to: `/app/attendance/sessions/${sessionId}`, label: m.leaveClassroomScreen() }}
      />
      {register.data ? (
        <Classroom register={register.data} />
      ) : (
        register.error && (
          <div className="relative grid place-items-center">
            <LoadFailed
              title={m.couldNotLoadCheckIn()}
              heading="h1"
              error={register.error}
              onRetry={register.refetch}
            />
          </div>
        )
      )}
    </main>
  )
}

function Classroom({ register }: { register: Answer<'readRegister'> }) {
  const { session, window, rows, clockOffset } = register
  const open = useIsOpen(window, clockOffset)
  return (
    <>
      {open && window ? (
        <OpenCheckIn key={window.openedAt} session={session} window={window} rows={rows} />
      ) : (
        <ClosedNotice register={register} />
      )}
      <footer className="relative pt-4">
        <Announcement rows={rows} here={inRoom(countRows(rows))} />
        {open && <Newcomers rows={rows} />}
      </footer>
    </>
  )
}

/** The message in the room while there is no code to scan. */
function ClosedNotice({ register: { session, window, rows } }: { register: Register }) {
  const { time } = useTimeFormat()
  return (
    <div className="relative grid place-content-center text-center">
      <p className="text-wall text-brass-ink">{session.courseTitle}</p>
      <h1 className="mt-1 text-wall-2xl font-title">
        {window ? m.checkInIsClosed() : m.checkInIsNotOpenYet()}
      </h1>
      <p className="mt-[clamp(10px,2vh,20px)] text-wall-lg text-night-ink">
        {window
          ? m.checkInClosedAt({ time: time(window.closedAt ?? window.closesAt) })
          : m.codeAppearsWhenCheckInStarts()}
      </p>
      {window && (
        <div className="text-start lg:min-w-[46vw]">
          <RoomCount rows={rows} window={null} />
        </div>
      )}
    </div>
  )
}

const shownArrivals = 6

/** The latest arrivals: first names and initials, for the whole room to see. */
const Newcomers = ({ rows }: { rows: readonly RegisterRow[] }) => (
  <ol aria-label={m.newestFirst()} className="flex min-h-14 items-center gap-3 overflow-hidden">
    {arrivals(rows, shownArrivals).map((row, index) => (
      <li
        key={row.studentId}
        className={cn(
          'flex shrink-0 animate-rise items-center gap-2.5 rounded-full py-1.5 ps-2 pe-4 text-lg',
          index === 0 ? 'bg-brass font-title text-on-brass' : 'bg-white/8 text-night-ink',
        )}
      >
        <Avatar name={shortName(row)} size={26} />
        {shortName(row)}
      </li>
    ))}
  </ol>
)
