import { useSearchParams } from 'react-router'
import { isPlainDate, type PlainDate } from '#lib/plainDate.ts'
import { type HistoryView, historyPeriod, stepPeriod } from './historyPeriod.ts'

/** Week or month, and which one, in the URL: a message leads to the day that it is about. */
export function useHistoryView(today: PlainDate | undefined) {
  const [params, setParams] = useSearchParams()
  const view: HistoryView = params.get('view') === 'month' ? 'month' : 'week'
  const asked = params.get('day')
  const day = isPlainDate(asked) ? asked : today
  const show = (change: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  return {
    view,
    day,
    period: day ? historyPeriod(view, day) : undefined,
    setView: (next: HistoryView) => show({ view: next === 'week' ? undefined : next }),
    step: (steps: number) => day && show({ day: stepPeriod(view, day, steps) }),
    showToday: () => show({ day: undefined }),
  }
}
