import { lazyDialog } from '#lib/lazyDialog.tsx'
import { daysOf, type PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Empty } from '#ui/Empty.tsx'
import { Agenda } from './Agenda.tsx'
import { DaySessionList } from './DaySessionList.tsx'
import { DayTabs } from './DayTabs.tsx'
import { HolidayNote } from './HolidayNote.tsx'
import { MonthDays } from './MonthDays.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { m } from './messages.ts'
import { scheduleRange } from './scheduleView.ts'
import { type ScheduleFrame, useScheduleFrame } from './useScheduleFrame.ts'
import type { ScheduleControl } from './useScheduleView.ts'
import { WeekGrid } from './WeekGrid.tsx'

const ScheduledExamPanel = lazyDialog(() => import('./ScheduledExamPanel.tsx'), 'ScheduledExamPanel')
const SessionPanel = lazyDialog(() => import('./SessionPanel.tsx'), 'SessionPanel')

interface ScheduleBodyProps {
  data: Answer<'listSchedule'>
  control: ScheduleControl
  /** Of a week: those with a column. */
  days: readonly PlainDate[]
  wide: boolean
}

/** The view that was selected: a grid on a desk; on a phone one day at a time. */
export function ScheduleBody({ data, control, days, wide }: ScheduleBodyProps) {
  const frame = useScheduleFrame(data, control)
  const { view } = control
  const { from, to } = scheduleRange(view, useTimeFormat().weekStartsOn)
  const exam = data.exams.find(({ id }) => id === control.opened)
  // An exam is among the items too.
  const session = exam ? undefined : data.items.find(({ id }) => id === control.opened)
  return (
    <>
      {view.view === 'week' && wide && <WeekGrid frame={frame} days={days} />}
      {view.view === 'month' && wide && <MonthGrid frame={frame} days={daysOf(from, to)} />}
      {view.view === 'week' && !wide && <DayTabs frame={frame} days={days} />}
      {view.view === 'month' && !wide && <MonthDays frame={frame} days={daysOf(from, to)} />}
      {view.view !== 'agenda' && !wide && <DayList frame={frame} day={view.date} />}
      {view.view === 'agenda' && <Agenda frame={frame} days={daysOf(from, to)} />}
      {exam && <ScheduledExamPanel frame={frame} exam={exam} onClose={control.close} />}
      {session && <SessionPanel frame={frame} session={session} onClose={control.close} />}
    </>
  )
}

interface DayListProps {
  frame: ScheduleFrame
  day: PlainDate
}

/** One day on a phone: its sessions in order, with the free hours between them. */
function DayList({ frame, day }: DayListProps) {
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
