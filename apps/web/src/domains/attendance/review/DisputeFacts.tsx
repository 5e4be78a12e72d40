import {
  attendanceSourceWords,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { recordedBy } from '../recordedWords.ts'
import { DisputeEvidence } from './DisputeEvidence.tsx'
import { m } from './messages.ts'

/** The facts: session, record and its source, the student's explanation, and the evidence. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { day, range, dateTime } = useTimeFormat()
  const { session, mark, disputed, words } = dispute
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
            {recordedBy(mark.source, ...(mark.by ? [mark.by] : []), dateTime(mark.markedAt))}
          </span>
        )}
      </p>
      {disputed && mark && disputed.status !== mark.status && (
        <p className="text-sm text-ink-2">
          {m.disputedRecord({
            status: attendanceStatusWords[disputed.status],
            source: attendanceSourceWords[disputed.source],
          })}
        </p>
      )}
      {words && <p className="break-words">{m.quoted({ words })}</p>}
      <DisputeEvidence dispute={dispute} />
    </div>
  )
}
