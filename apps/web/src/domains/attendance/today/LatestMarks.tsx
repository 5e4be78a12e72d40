import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { useMyAttendance } from '../attendance.api.ts'
import { sourceWords } from '../sourceWords.ts'

/** Marks shown until more are asked for. */
const few = 8

/** A student's newest marks; loading and failure show on the card beside it, which reads the same. */
export function LatestMarks() {
  const { data } = useMyAttendance()
  const { day, time } = useTimeFormat()
  const [all, setAll] = useState(false)
  if (!data) return null
  const marks = all ? data.latest : data.latest.slice(0, few)
  return (
    <Card aria-labelledby="latest-marks">
      <CardHead id="latest-marks" title="Latest marks" />
      {marks.length === 0 && <Empty kind="none" heading="h3" title="No marks yet" />}
      <ul className="px-5 pb-2 pt-1 max-sm:px-4">
        {marks.map((mark) => (
          <li
            key={mark.sessionId}
            className="flex items-center gap-3 border-b border-line py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-base font-[580]">{mark.courseTitle}</span>
              <span className="tnum block truncate text-sm text-ink-3">
                {day(mark.startsAt)}, {time(mark.startsAt)}
                {mark.status !== 'absent' && ` · ${sourceWords[mark.source]}`}
              </span>
            </span>
            <AttendanceChip status={mark.status} />
          </li>
        ))}
      </ul>
      {data.latest.length > marks.length && (
        <div className="border-t border-line px-5 py-3 max-sm:px-4">
          <Button onClick={() => setAll(true)}>Show all {data.latest.length}</Button>
        </div>
      )}
    </Card>
  )
}
