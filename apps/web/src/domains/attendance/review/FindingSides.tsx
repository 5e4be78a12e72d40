import type { FindingSide } from '@campanile/contract/attendance/attendance-review.ts'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'

export const sideKey = ({ sessionId, studentId }: Pick<FindingSide, 'sessionId' | 'studentId'>) =>
  `${sessionId} ${studentId}`

interface FindingSidesProps {
  sides: readonly FindingSide[]
  /** Actions on one side, below it. */
  children?: (side: FindingSide) => ReactNode
}

/** Check-ins side by side, with person, location and time. */
export function FindingSides({ sides, children }: FindingSidesProps) {
  const { day, clock } = useTimeFormat()
  return (
    <ul className="mt-2 grid grid-cols-2 gap-2 max-sm:grid-cols-1">
      {sides.map((side) => (
        <li key={sideKey(side)} className="flex items-start gap-3 rounded-md bg-sunken p-3">
          <Avatar name={side.studentName} profileImage={side.profileImage} size={30} />
          <div className="min-w-0 flex-1">
            <p className="text-sm font-label">
              <PersonLink personId={side.studentId} name={side.studentName} />
            </p>
            <p className="tnum mt-2 text-xs text-ink-2">
              <ClassLink classId={side.classId}>{side.courseTitle}</ClassLink>
              {side.room && ` · ${side.room}`}
              <span className="block">{m.dayAndTime({ day: day(side.startsAt), time: clock(side.at) })}</span>
            </p>
            <div className="mt-1.5 flex flex-wrap items-center gap-2">
              <AttendanceChip status={side.mark?.status ?? null} />
              {children?.(side)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
