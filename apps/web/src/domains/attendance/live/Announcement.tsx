import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '#lib/session.ts'
import { m } from './messages.ts'
import { arrivals } from './registerRows.ts'

/** Milliseconds between two announcements: a class that checks in would drown everything else. */
const pause = 5000

interface AnnouncementProps {
  rows: readonly RegisterRow[]
  here: number
}

/** Reads out how many students are present and who checked in last. */
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

/** The value, changed no more often than every so many milliseconds; the last one always arrives. */
function useThrottled<T>(value: T, every: number): T {
  const [told, setTold] = useState(value)
  const toldAt = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, toldAt.current + every - Date.now())
    const timer = setTimeout(() => {
      toldAt.current = Date.now()
      setTold(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, every])
  return told
}
