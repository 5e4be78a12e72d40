import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { fullName } from '#lib/session.ts'
import { m } from './messages.ts'
import { arrivals } from './registerRows.ts'
import { useThrottled } from './useThrottled.ts'

/** Milliseconds between two announcements: a class that checks in would drown everything else. */
const pause = 5000

interface AnnouncementProps {
  rows: readonly RegisterRow[]
  here: number
}

/** Reads out how many are here and who came last. */
export function Announcement({ rows, here }: AnnouncementProps) {
  const [latest] = arrivals(rows, 1)
  const sentences = [
    m.studentsCheckedIn({ here, total: rows.length }),
    latest && m.latestArrival({ fullName: fullName(latest) }),
  ]
  const text = useThrottled(sentences.filter(Boolean).join(' '), pause)
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
