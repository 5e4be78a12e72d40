import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import type { ReactNode } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { m } from './messages.ts'
import { StateFlag } from './StateFlag.tsx'
import { flagOf, stateOf } from './sessionWords.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface SessionFactsProps {
  frame: ScheduleFrame
  session: ScheduledSession
  /** Actions on it. */
  children?: ReactNode
}

/** Time, room and people, and changes with their reasons. */
export function SessionFacts({ frame, session, children }: SessionFactsProps) {
  const { time, now, role } = frame
  const state = stateOf(session, now)
  const { lecturers, substitute, batches, enrolled, checkIn } = session
  return (
    <div className="px-6 py-5 max-md:px-4">
      <ChangeNote frame={frame} session={session} />
      <FactRows>
        <Fact label={m.when()}>
          {time.day(session.startsAt)}
          <br />
          <span className="tnum">{time.range(session.startsAt, session.endsAt)}</span>
          {state === 'live' && <StateFlag state={state} words={flagOf(session, state)} className="ms-3" />}
        </Fact>
        <Fact label={m.room()}>{session.room ?? m.noneYet()}</Fact>
        <Fact label={lecturers.length > 1 && !substitute ? m.lecturers() : m.lecturer()}>
          {substitute ? (
            <>
              {substitute}
              {lecturers.length > 0 && (
                <span className="block text-sm text-ink-3">
                  {m.inPlaceOf({ lecturers: joinFacts(...lecturers) })}
                </span>
              )}
            </>
          ) : (
            joinFacts(...lecturers) || m.nobodyYet()
          )}
        </Fact>
        {batches.length > 0 && (
          <Fact label={batches.length > 1 ? m.batches() : m.batch()}>{joinFacts(...batches)}</Fact>
        )}
        {enrolled !== null && <Fact label={m.students()}>{enrolled}</Fact>}
        {role === 'lecturer' && <Fact label={m.register()}>{registerWords[checkIn]}</Fact>}
        {session.mine && (
          <Fact label={m.you()}>
            <AttendanceChip status={session.mine} />
          </Fact>
        )}
      </FactRows>
      {children}
    </div>
  )
}

const registerWords: Record<ScheduledSession['checkIn'], string> = {
  none: m.checkInNotOpened(),
  open: m.checkInOpen(),
  closed: m.checkInClosed(),
}

function ChangeNote({ frame: { time }, session }: SessionFactsProps) {
  const { status, planned, changeReason } = session
  if (status === 'cancelled') {
    return (
      <Alert tone="warn" title={m.thisSessionIsCancelled()} className="mb-5">
        {changeReason}
      </Alert>
    )
  }
  if (status !== 'moved' || !planned) return null
  const { room } = planned
  const when = {
    day: time.day(planned.startsAt),
    range: time.range(planned.startsAt, planned.endsAt),
  }
  return (
    <Alert tone="info" title={m.thisSessionWasMoved()} className="mb-5">
      <p>{room ? m.itWasPlannedForRoom({ ...when, room }) : m.itWasPlannedFor(when)}</p>
      {changeReason && <p className="mt-1">{changeReason}</p>}
    </Alert>
  )
}
