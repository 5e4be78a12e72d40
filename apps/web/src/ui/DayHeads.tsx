import { cn } from '#lib/cn.ts'
import { dayOfMonth, type PlainDate, weekdayLetter } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { startsWeek } from '#lib/weeks.ts'

interface DayHeadsProps {
  days: readonly PlainDate[]
  today: PlainDate
  /** Why a day is off, such as the name of a holiday. */
  dayOff: (day: PlainDate) => string | null | undefined
}

/** The heads of a table with a column for each day. */
export function DayHeads({ days, today, dayOff }: DayHeadsProps) {
  const { weekStartsOn } = useTimeFormat()
  return days.map((day) => {
    const off = dayOff(day)
    return (
      <th
        key={day}
        scope="col"
        title={off ?? undefined}
        className={cn(
          'min-w-7 border-b border-line px-0.5 py-1.5 text-center text-xs font-normal text-ink-3',
          off && 'bg-canvas',
          day === today && 'bg-brand-tint text-brand-ink',
          startsWeek(day, weekStartsOn) && 'border-s',
        )}
      >
        <span className="block" aria-hidden="true">
          {weekdayLetter(day)}
        </span>
        <span className="tnum font-title">{dayOfMonth(day)}</span>
        {off && <span className="sr-only"> {off}</span>}
      </th>
    )
  })
}
