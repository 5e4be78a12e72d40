import { cn } from '#lib/cn.ts'
import { dayOfMonth, longWeekday, type PlainDate, shortWeekday } from '#lib/plainDate.ts'
import { m } from './messages.ts'

export const dayHeadId = (day: PlainDate) => `day-${day}`

interface DayHeadProps {
  day: PlainDate
  isToday: boolean
  holidays: readonly string[]
  /** The number of events, as text. */
  load?: string
}

/** The heading of a day's column, with a label for today. */
export const DayHead = ({ day, isToday, holidays, load }: DayHeadProps) => (
  <div className={cn('min-w-0 border-b border-s border-line px-3 py-2', isToday && 'bg-brand-tint')}>
    <h3 id={dayHeadId(day)} className="flex items-baseline gap-2" aria-current={isToday ? 'date' : undefined}>
      <span className="sr-only">{longWeekday(day)}</span>
      <span
        aria-hidden="true"
        className={cn('text-sm', isToday ? 'font-title text-brand-ink' : 'font-normal text-ink-3')}
      >
        {shortWeekday(day)}
      </span>
      <span className={cn('tnum text-lg font-title', isToday && 'text-brand-ink')}>{dayOfMonth(day)}</span>
      {isToday && <span className="ms-auto truncate text-xs font-label text-brand-ink">{m.today()}</span>}
      {load && (
        <span className={cn('tnum whitespace-nowrap text-xs font-normal text-ink-3', !isToday && 'ms-auto')}>
          {load}
        </span>
      )}
    </h3>
    {holidays.map((name) => (
      <p key={name} className="truncate text-xs text-ink-2" title={name}>
        {name}
      </p>
    ))}
  </div>
)
