import type { ReactNode } from 'react'
import { longWeekday, type PlainDate, shortWeekday } from '#lib/plainDate.ts'

interface MonthTableProps {
  /** Whole weeks. */
  days: readonly PlainDate[]
  caption: string
  children: (day: PlainDate) => ReactNode
}

/** The weeks of a month, one below the other; a cell a day. */
export function MonthTable({ days, caption, children }: MonthTableProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th
              key={day}
              scope="col"
              abbr={longWeekday(day)}
              className="border-b border-line px-2 py-2 text-start text-sm font-normal text-ink-3 max-md:px-0 max-md:text-center max-md:text-xs"
            >
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map((day) => children(day))}</tr>
        ))}
      </tbody>
    </table>
  )
}
