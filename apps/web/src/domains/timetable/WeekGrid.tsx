import type { PlainDate } from '#lib/plainDate.ts'
import { Empty } from '#ui/Empty.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import { daySpan, layoutDay } from './dayLayout.ts'
import { HourGutter } from './HourGutter.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'
import { shownHours } from './weekShape.ts'

interface WeekGridProps {
  frame: ScheduleFrame
  days: readonly PlainDate[]
}

/** A week on a desk: a column a day, hours from top to bottom. */
export function WeekGrid({ frame, days }: WeekGridProps) {
  const { time, now, today } = frame
  const columns = days.map((day) => ({
    day,
    placed: layoutDay(frame.sessionsOn(day), (session) => daySpan(session, time)),
  }))
  const sessions = columns.flatMap(({ placed }) => placed)
  const hours = shownHours(sessions)
  const nowAt = days.includes(today)
    ? daySpan({ startsAt: now.toISOString(), endsAt: now.toISOString() }, time).start
    : null
  const present = nowAt !== null && nowAt >= hours.first * 60 && nowAt < hours.last * 60 ? nowAt : null
  return (
    <div
      className="grid dark:[--event-mix:17%]"
      style={{ gridTemplateColumns: `60px repeat(${days.length}, minmax(0, 1fr))` }}
    >
      <div className="border-b border-line" />
      {days.map((day) => (
        <DayHead key={day} day={day} isToday={day === today} holidays={frame.holidaysOn(day)} />
      ))}
      {sessions.length === 0 ? (
        <div className="col-span-full">
          <Empty kind="none" heading="h3" title={m.noSessionsThisWeek()} />
        </div>
      ) : (
        <>
          <HourGutter hours={hours} present={present} label={time.time(now)} />
          {columns.map(({ day, placed }) => (
            <DayColumn
              key={day}
              frame={frame}
              day={day}
              placed={placed}
              hours={hours}
              present={day === today ? present : null}
            />
          ))}
        </>
      )}
    </div>
  )
}
