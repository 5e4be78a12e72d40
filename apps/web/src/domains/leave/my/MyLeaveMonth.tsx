import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { logicalKey } from '#lib/locale.ts'
import { longWeekday, monthAndYear, type PlainDate, shortWeekday } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { calendarGridRole } from '../gridRoles.ts'
import { dayAfterKey, leaveOn, weeksOf } from '../month.ts'
import { MyMonthDay } from './MyMonthDay.tsx'

interface MyLeaveMonthProps {
  month: string
  calendar: Answer<'listMyLeaveCalendar'>
  onMonth: (month: string) => void
  onOpen: (requestId: string) => void
}

/** A month on a desktop screen. One day is in the tab order; arrow keys move to the others. */
export function MyLeaveMonth({ month, calendar, onMonth, onOpen }: MyLeaveMonthProps) {
  const { today, items, daysOff } = calendar
  const { weekStartsOn } = useTimeFormat()
  const weeks = weeksOf(month, weekStartsOn)
  const first = `${month}-01`
  const [active, setActive] = useState<PlainDate>(today.startsWith(month) ? today : first)
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const reachable = active.startsWith(month) ? active : first

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${reachable}"]`)?.focus()
  }, [reachable])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(logicalKey(event.key), reachable, weekStartsOn)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    setActive(next)
    if (!next.startsWith(month)) onMonth(next.slice(0, 7))
  }
  return (
    <table
      ref={table}
      {...calendarGridRole}
      aria-label={monthAndYear(first)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={longWeekday(day)}
              className="border-b border-line px-2.5 py-2 text-start text-sm font-normal text-ink-3"
            >
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MyMonthDay
                key={day}
                day={day}
                today={today}
                outside={!day.startsWith(month)}
                dayOff={daysOff.find(({ date }) => date === day)?.name}
                leave={leaveOn(items, day)}
                reachable={day === reachable}
                onReach={() => setActive(day)}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
