import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { dayOfMonth, monthAndYear, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { MonthTable } from '#ui/MonthTable.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

/** The number of dots that fit below a day. */
const maxDots = 3

interface MonthDaysProps {
  frame: ScheduleFrame
  days: readonly PlainDate[]
}

/** A month on a phone: a dot a session, and the selected day's sessions below. */
export const MonthDays = ({ frame, days }: MonthDaysProps) => (
  <div className="border-b border-line px-2 pb-2">
    <MonthTable days={days} caption={monthAndYear(frame.control.view.date)}>
      {(day) => <MonthDay key={day} frame={frame} day={day} />}
    </MonthTable>
  </div>
)

function MonthDay({ frame, day }: { frame: ScheduleFrame; day: PlainDate }) {
  const { control, today } = frame
  const sessions = frame.sessionsOn(day)
  const chosen = day === control.view.date
  const outside = day.slice(0, 7) !== control.view.date.slice(0, 7)
  const name = joinFacts(
    formatPlainDay(day),
    day === today && m.today(),
    m.sessionsCounted({ count: sessions.length }),
    ...frame.holidaysOn(day),
  )
  return (
    <td className="p-0.5 text-center">
      <button
        type="button"
        aria-pressed={chosen}
        aria-current={day === today ? 'date' : undefined}
        aria-label={name}
        onClick={() => control.goTo(day)}
        className={cn(
          'arch inline-flex h-12 w-full max-w-11 flex-col items-center justify-end pb-2',
          chosen ? 'bg-brand text-on-brand' : outside ? 'text-ink-3' : 'text-ink hover:bg-hover',
          day === today && !chosen && 'bg-brand-tint text-brand-ink',
        )}
      >
        <span className="tnum text-base font-title">{dayOfMonth(day)}</span>
        <span className="mt-0.5 flex h-1 gap-0.5">
          {sessions.slice(0, maxDots).map((session) => (
            <span
              key={session.id}
              className="size-1 rounded-full"
              style={{ background: chosen ? 'currentColor' : frame.colourOf(session) }}
            />
          ))}
        </span>
      </button>
    </td>
  )
}
