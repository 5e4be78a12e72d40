import { addDays, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { DaySessionList } from './DaySessionList.tsx'
import { HolidayNote } from './HolidayNote.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface AgendaProps {
  frame: ScheduleFrame
  days: readonly PlainDate[]
}

/** Four weeks as a list: the days on which there is something. */
export function Agenda({ frame, days }: AgendaProps) {
  const busy = days.filter((day) => frame.sessionsOn(day).length > 0 || frame.holidaysOn(day).length > 0)
  if (busy.length === 0) return <Empty kind="none" heading="h3" title={m.noSessionsInFourWeeks()} />
  const tomorrow = addDays(frame.today, 1)
  return (
    <div className="divide-y divide-line">
      {busy.map((day) => (
        <section key={day} aria-labelledby={`agenda-${day}`} className="px-3 py-3 md:flex md:gap-4 md:px-4">
          <h3
            id={`agenda-${day}`}
            className="flex items-center gap-2 px-1 pb-1 text-base font-title md:w-52 md:shrink-0 md:items-start md:pt-3"
          >
            {formatPlainDay(day)}
            {day === frame.today && <Chip tone="brand">{m.today()}</Chip>}
            {day === tomorrow && <Chip>{m.tomorrow()}</Chip>}
          </h3>
          <div className="min-w-0 flex-1">
            <HolidayNote names={frame.holidaysOn(day)} />
            <DaySessionList frame={frame} sessions={frame.sessionsOn(day)} />
          </div>
        </section>
      ))}
    </div>
  )
}
