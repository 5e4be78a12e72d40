import type { TimetableScope } from '@campanile/contract/timetable/timetable-scopes.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { weekOf } from '#lib/weeks.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SchedulePeriodBar } from '../SchedulePeriodBar.tsx'
import { ScheduleSkeleton } from '../ScheduleSkeleton.tsx'
import { useScheduleView } from '../useScheduleView.ts'
import { shownDays } from '../weekShape.ts'
import { plannedHours } from './conflicts.ts'
import { m } from './messages.ts'
import { TimetableBoard } from './TimetableBoard.tsx'

interface TimetableCardProps {
  scope: TimetableScope
  /** The room, batch, lecturer or class. */
  scopeId?: string
}

/** A week of the campus, or of one room, batch, lecturer or class. The address determines the week. */
export function TimetableCard({ scope, scopeId }: TimetableCardProps) {
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = dayOf(useNow(60_000))
  const schedule = useScheduleView(today)
  const control = { ...schedule, view: { ...schedule.view, view: 'week' as const } }
  const { date } = control.view
  const { from, to } = weekOf(date, weekStartsOn)
  const query = useRead(
    'readTimetable',
    { from, to, scope, ...(scopeId && { scopeId }) },
    { version: `${from} ${scope} ${scopeId}`, everyMinute: true },
  )
  const { data } = query
  const wide = useMediaQuery('(min-width: 768px)')
  const busy = data?.items.map((it) => dayOf(it.startsAt)) ?? []
  const days = shownDays(from, to, wide ? busy : [...busy, date])
  return (
    <Card className="overflow-clip" aria-label={m.timetable()}>
      <SchedulePeriodBar control={control} data={undefined} days={days} />
      <Loaded
        query={query}
        failure={m.weCouldntLoadTheTimetable()}
        heading="h2"
        skeleton={<ScheduleSkeleton />}
      >
        {(week) => (
          <>
            <p className="border-b border-line px-4 py-2 text-sm text-ink-2">
              {m.summary({
                sessions: week.items.filter(({ status }) => status !== 'cancelled').length,
                hours: plannedHours(week.items),
              })}
            </p>
            <TimetableBoard data={week} scope={scope} control={control} days={days} from={from} to={to} />
          </>
        )}
      </Loaded>
    </Card>
  )
}
