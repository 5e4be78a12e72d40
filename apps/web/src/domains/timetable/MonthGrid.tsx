import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { monthAndYear, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { MonthDay } from '#ui/MonthDay.tsx'
import { MonthTable } from '#ui/MonthTable.tsx'
import { m } from './messages.ts'
import { flagOf, stateOf } from './sessionWords.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface MonthGridProps {
  frame: ScheduleFrame
  days: readonly PlainDate[]
}

/** A month on a desk: the first sessions of each day, and a link to its week. */
export const MonthGrid = ({ frame, days }: MonthGridProps) => {
  const { control, today } = frame
  const { date } = control.view
  return (
    <MonthTable days={days} caption={monthAndYear(date)}>
      {(day) => (
        <MonthDay
          key={day}
          day={day}
          today={today}
          isOutside={day.slice(0, 7) !== date.slice(0, 7)}
          note={[day === today && m.today(), ...frame.holidaysOn(day)].filter(Boolean).join(' · ')}
          items={frame.sessionsOn(day)}
          keyOf={({ id }) => id}
          most={3}
          open={{
            label: m.weekOf({ day: formatPlainDay(day) }),
            onOpen: () => control.goTo(day, 'week'),
          }}
        >
          {(session) => <MonthEntry frame={frame} session={session} />}
        </MonthDay>
      )}
    </MonthTable>
  )
}

function MonthEntry({ frame, session }: { frame: ScheduleFrame; session: ScheduledSession }) {
  const { time, now, control } = frame
  const state = stateOf(session, now)
  return (
    <button
      type="button"
      onClick={() => control.open(session.id)}
      className="flex h-6 w-full items-center gap-1.5 rounded-xs px-1 text-start text-xs hover:bg-hover"
    >
      <span
        aria-hidden="true"
        className="h-3.5 w-[3px] shrink-0 rounded-full"
        style={{ background: state === 'cancelled' ? 'var(--line-2)' : frame.colourOf(session) }}
      />
      <span className="tnum shrink-0 text-ink-2">{time.time(session.startsAt)}</span>
      <span
        className={cn(
          'truncate',
          state === 'cancelled' && 'text-ink-3 line-through',
          state === 'live' && 'font-title',
        )}
      >
        {session.courseTitle}
      </span>
      {(state === 'moved' || state === 'cover') && (
        <TriangleAlert size={12} aria-hidden="true" className="ms-auto shrink-0 text-warn-ink" />
      )}
      <span className="sr-only">{flagOf(session, state)}</span>
    </button>
  )
}
