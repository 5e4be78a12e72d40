import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PlainDate } from '#lib/plainDate.ts'
import {
  onToday,
  readScheduleView,
  type ScheduleView,
  type ScheduleViewName,
  stepped,
  writeScheduleView,
} from './scheduleView.ts'

/** View, day and opened session, kept in the URL so that they can be linked; Back closes a session. */
export function useScheduleView(today: PlainDate) {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readScheduleView(params, today), [params, today])
  const show = (next: ScheduleView) =>
    setParams((before) => writeScheduleView(before, next, today), { replace: true })
  return {
    view,
    setView: (name: ScheduleViewName) => show({ ...view, view: name }),
    goTo: (date: PlainDate, name: ScheduleViewName = view.view) => show({ view: name, date }),
    step: (steps: 1 | -1) => show(onToday(stepped(view, steps), today)),
    goToToday: () => show({ ...view, date: today }),
    opened: params.get('session'),
    open: (sessionId: string) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.set('session', sessionId)
        return after
      }),
    close: () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('session')
          return after
        },
        { replace: true },
      ),
  }
}

export type ScheduleControl = ReturnType<typeof useScheduleView>
