import { useParams } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { WallHead } from '#ui/WallHead.tsx'
import { Announcement } from '../live/Announcement.tsx'
import { countRows, inRoom } from '../live/registerRows.ts'
import { useIsOpen } from '../live/useIsOpen.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { m } from './messages.ts'
import { Newcomers } from './Newcomers.tsx'
import { OpenCheckIn } from './OpenCheckIn.tsx'

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
    <main className="dark relative grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(20px,4vw,72px)] py-[clamp(18px,3vh,36px)] text-white">
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
