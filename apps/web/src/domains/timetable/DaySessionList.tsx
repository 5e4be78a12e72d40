import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { MapPin } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { hidden } from '#ui/hidden.tsx'
import { eventLook } from './eventLook.ts'
import { freeWords } from './freeWords.ts'
import { m } from './messages.ts'
import { StateFlag } from './StateFlag.tsx'
import { flagOf, peopleOf, stateOf } from './sessionWords.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface DaySessionListProps {
  frame: ScheduleFrame
  /** Of one day, in order. */
  sessions: readonly ScheduledSession[]
}

/** Sessions one below the other; each opens what there is to know and to do. */
export const DaySessionList = ({ frame, sessions }: DaySessionListProps) => (
  <ol className="dark:[--event-mix:17%]">
    {sessions.map((session, index) => {
      const free = freeWords(sessions[index - 1], session)
      return (
        <li key={session.id}>
          {free && <p className="py-2 ps-[58px] text-xs text-ink-3">{free}</p>}
          <SessionItem frame={frame} session={session} />
        </li>
      )
    })}
  </ol>
)

function SessionItem({ frame, session }: { frame: ScheduleFrame; session: ScheduledSession }) {
  const { time, now, role, control } = frame
  const state = stateOf(session, now)
  return (
    <div className="flex gap-3 py-1">
      <div className="tnum w-[46px] shrink-0 pt-2.5 text-end">
        <div className="text-base font-title">{time.time(session.startsAt)}</div>
        <div className="text-xs text-ink-3">{m.toTime({ time: time.time(session.endsAt), hidden })}</div>
      </div>
      <button
        type="button"
        onClick={() => control.open(session.id)}
        className="min-w-0 flex-1 rounded-md p-3 text-start transition-shadow hover:shadow-2"
        style={eventLook(frame.colourOf(session), state)}
      >
        <span className="flex items-start justify-between gap-2">
          <span
            className={cn('min-w-0 text-md font-strong', state === 'cancelled' && 'text-ink-3 line-through')}
          >
            {session.courseTitle}
          </span>
          <StateFlag state={state} words={flagOf(session, state)} className="pt-1" />
        </span>
        <span className="mt-0.5 flex items-center gap-1 text-sm text-ink-2">
          <MapPin size={13} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 truncate">
            {[session.room ?? m.noRoom(), session.courseCode, peopleOf(session, role)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </button>
    </div>
  )
}
