import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { refusalWords } from '../live/refusalWords.ts'

/** What is known: the session, the mark now, the student's words and tries. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { day, range, clock, dateTime } = useTimeFormat()
  const { session, mark, words, attempts } = dispute
  return (
    <div className="space-y-3 rounded-md bg-sunken p-4 text-base">
      <p>
        <Link
          to={`/app/attendance/sessions/${session.id}`}
          className="font-label text-brand-ink underline-offset-2 hover:underline"
        >
          {session.courseTitle}
        </Link>
        <span className="tnum block text-sm text-ink-2">
          {day(session.startsAt)}, {range(session.startsAt, session.endsAt)}
          {session.room && ` · ${session.room}`}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <AttendanceChip status={mark?.status ?? null} />
        {mark && (
          <span className="tnum text-sm text-ink-2">
            {attendanceSourceWords[mark.source]}, {dateTime(mark.markedAt)}
          </span>
        )}
      </p>
      {words && <p className="break-words">“{words}”</p>}
      {attempts.length > 0 && (
        <ul aria-label="Check-in attempts" className="tnum space-y-1 text-sm text-ink-2">
          {attempts.map(({ at, reason }) => (
            <li key={at}>
              {clock(at)}: {reason ? refusalWords[reason] : 'Checked in'}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
