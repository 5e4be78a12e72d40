import type { MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { recordedBy } from '../recordedWords.ts'
import { DisputeState } from './DisputeState.tsx'
import { m } from './messages.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

function State({ session: { status, mark, startsAt, endsAt }, now }: { session: MySession; now: Date }) {
  if (status === 'cancelled') {
    return (
      <Chip tone="bad" glyph="cross">
        {m.cancelled()}
      </Chip>
    )
  }
  if (mark) return <AttendanceChip status={mark.status} />
  if (new Date(startsAt) > now) return status === 'moved' ? <Chip tone="info">{m.moved()}</Chip> : null
  return new Date(endsAt) > now ? (
    <AttendanceChip status={null} />
  ) : (
    <Chip glyph="dash">{m.noRegister()}</Chip>
  )
}

interface MySessionItemProps {
  session: MySession
  now: Date
  onAct: (act: 'dispute' | 'absence') => void
}

/** One session: its time, the record with source and time, and the student's notice or dispute. */
export function MySessionItem({ session, now, onAct }: MySessionItemProps) {
  const { day, range, dateTime } = useTimeFormat()
  const { courseTitle, courseCode, room, mark, notice, dispute, can } = session
  const named = {
    courseTitle,
    day: day(session.startsAt),
    hidden: hidden,
  }
  const place = [range(session.startsAt, session.endsAt), courseCode, room]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="text-base font-label">
          <ClassLink classId={session.classId}>{courseTitle}</ClassLink>
          <span className="font-normal text-ink-2">, {day(session.startsAt)}</span>
        </p>
        <p className="tnum text-sm text-ink-3">{place.filter(Boolean).join(' · ')}</p>
        {mark && (
          <p className="tnum text-sm text-ink-3">
            {recordedBy(mark.source, dateTime(mark.markedAt))}
            {mark.reason && `: ${mark.reason}`}
          </p>
        )}
        {!mark && session.refused && <p className="text-sm text-ink-3">{m.yourCheckInWasRefused()}</p>}
        {notice && <p className="text-sm text-info-ink">{m.youGaveNoticeOfAbsence({ notice })}</p>}
        <DisputeState session={session} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <State session={session} now={now} />
        {can.dispute && (
          <Button size="sm" onClick={() => onAct('dispute')}>
            {m.disputeSession(named)}
          </Button>
        )}
        {dispute?.state === 'open' && (
          <WithdrawButton act="withdrawDispute" input={{ disputeId: dispute.id }} />
        )}
        {can.giveNotice && (
          <Button size="sm" onClick={() => onAct('absence')}>
            {notice ? m.changeNotice(named) : m.cantAttendSession(named)}
          </Button>
        )}
        {can.giveNotice && notice && (
          <WithdrawButton act="withdrawAbsenceNotice" input={{ sessionId: session.sessionId }} />
        )}
      </div>
    </li>
  )
}
