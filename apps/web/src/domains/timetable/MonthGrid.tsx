import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, monthAndYear, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { MonthTable } from '#ui/MonthTable.tsx'
import { m } from './messages.ts'
import { flagOf, stateOf } from './sessionWords.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

/** Sessions that a day of a month has room for. */
const shown = 3

interface MonthGridProps {
  frame: ScheduleFrame
  days: readonly PlainDate[]
}

/** A month on a desk: the first sessions of each day, and a link to its week. */
export const MonthGrid = ({ frame, days }: MonthGridProps) => (
  <MonthTable days={days} caption={monthAndYear(frame.control.view.date)}>
    {(day) => <MonthCell key={day} frame={frame} day={day} />}
  </MonthTable>
)

function MonthCell({ frame, day }: { frame: ScheduleFrame; day: PlainDate }) {
  const { control, today } = frame
  const sessions = frame.sessionsOn(day)
  const hidden = sessions.length > shown ? sessions.length - shown + 1 : 0
  const openWeek = () => control.goTo(day, 'week')
  return (
    <td
      className={cn(
        'h-[112px] border-b border-s border-line p-1.5 align-top first:border-s-0',
        day === today && 'bg-brand-tint/40',
        day.slice(0, 7) !== control.view.date.slice(0, 7) && 'bg-sunken/60',
      )}
    >
      <div className="flex items-center gap-1.5">
        <button
          type="button"
          aria-label={m.weekOf({ day: formatPlainDay(day) })}
          aria-current={day === today ? 'date' : undefined}
          onClick={openWeek}
          className={cn(
            'tnum grid size-6 shrink-0 place-items-center rounded-full text-sm font-title',
            day === today ? 'bg-brand text-on-brand' : 'text-ink-2 hover:bg-hover',
          )}
        >
          {dayOfMonth(day)}
        </button>
        <span className="truncate text-xs text-ink-2">
          {[day === today && m.today(), ...frame.holidaysOn(day)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ul className="mt-1 space-y-0.5">
        {sessions.slice(0, hidden > 0 ? shown - 1 : shown).map((session) => (
          <MonthEntry key={session.id} frame={frame} session={session} />
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              aria-label={m.moreOn({ count: hidden, day: formatPlainDay(day) })}
              onClick={openWeek}
              className="h-6 rounded-xs px-1.5 text-xs font-label text-brand-ink hover:bg-hover"
            >
              {m.more({ count: hidden })}
            </button>
          </li>
        )}
      </ul>
    </td>
  )
}

function MonthEntry({ frame, session }: { frame: ScheduleFrame; session: ScheduledSession }) {
  const { time, now, control } = frame
  const state = stateOf(session, now)
  return (
    <li>
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
    </li>
  )
}
