import { useMemo } from 'react'
import type { PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import {
  onToday,
  readScheduleView,
  type ScheduleView,
  type ScheduleViewName,
  steppedSchedule,
  writeScheduleView,
} from './scheduleView.ts'

/** View, day and opened session, kept in the URL so that they can be linked; Back closes a session. */
export function useScheduleView(today: PlainDate) {
  const { weekStartsOn } = useTimeFormat()
  const [params, change] = useUrlParams()
  const view = useMemo(() => readScheduleView(params, today), [params, today])
  const show = (next: (now: ScheduleView) => ScheduleView) =>
    change((now) => writeScheduleView(now, next(readScheduleView(now, today)), today))
  return {
    view,
    setView: (name: ScheduleViewName) => show((now) => ({ ...now, view: name })),
    goTo: (date: PlainDate, name?: ScheduleViewName) => show((now) => ({ view: name ?? now.view, date })),
    step: (steps: 1 | -1) =>
      show((now) => onToday(steppedSchedule(now, steps, weekStartsOn), today, weekStartsOn)),
    goToToday: () => show((now) => ({ ...now, date: today })),
    ...useOpenedParam('session'),
  }
}

export type ScheduleControl = ReturnType<typeof useScheduleView>
