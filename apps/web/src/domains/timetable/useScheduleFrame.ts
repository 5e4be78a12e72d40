import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { useMemo } from 'react'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { courseColours } from './courseColours.ts'
import type { ScheduleControl } from './useScheduleView.ts'
import { byDay, holidaysOn } from './weekShape.ts'

/** Milliseconds in which the line of the present moves. */
const every = 30_000

/** The data for every view: the sessions by day, their colours, and the server's current time. */
export function useScheduleFrame(data: Answer<'listSchedule'>, control: ScheduleControl) {
  const time = useTimeFormat()
  const { role } = useUser()
  const now = useServerNow(data.clockOffset, every)
  const days = useMemo(() => byDay(data.items, time.dayOf), [data.items, time])
  const colours = useMemo(() => courseColours(data.items.map((it) => it.courseCode)), [data.items])
  return {
    time,
    role,
    now,
    today: time.dayOf(now),
    control,
    sessionsOn: (day: PlainDate): readonly ScheduledSession[] => days.get(day) ?? [],
    holidaysOn: (day: PlainDate) => holidaysOn(data.holidays, day),
    colourOf: (session: ScheduledSession) => `var(--${colours.get(session.courseCode) ?? 'c1'})`,
  }
}

export type ScheduleFrame = ReturnType<typeof useScheduleFrame>
