import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'
import { RoomCount } from './RoomCount.tsx'

/** What the room reads while there is no code to scan. */
export function ClosedNotice({ register: { session, window, rows } }: { register: Register }) {
  const { time } = useTimeFormat()
  return (
    <div className="relative grid place-content-center text-center">
      <p className="text-[clamp(15px,1.5vw,22px)] text-brass-ink">{session.courseTitle}</p>
      <h1 className="mt-1 text-[clamp(28px,3.6vw,56px)] font-title leading-[1.05] tracking-[-0.03em]">
        {window ? m.checkInIsClosed() : m.checkInIsNotOpenYet()}
      </h1>
      <p className="mt-[clamp(10px,2vh,20px)] text-[clamp(16px,1.65vw,25px)] text-night-ink">
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
