import type { PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Empty } from '#ui/Empty.tsx'
import { DaySessionList } from './DaySessionList.tsx'
import { HolidayNote } from './HolidayNote.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface DayListProps {
  frame: ScheduleFrame
  day: PlainDate
}

/** One day on a phone: its sessions in order, with the free hours between them. */
export function DayList({ frame, day }: DayListProps) {
  const sessions = frame.sessionsOn(day)
  return (
    <section id="day" aria-label={formatPlainDay(day)} className="p-3">
      <HolidayNote names={frame.holidaysOn(day)} />
      {sessions.length === 0 ? (
        <Empty
          kind="none"
          heading="h3"
          title={day === frame.today ? m.noSessionsToday() : m.noSessionsThisDay()}
        />
      ) : (
        <DaySessionList frame={frame} sessions={sessions} />
      )}
    </section>
  )
}
