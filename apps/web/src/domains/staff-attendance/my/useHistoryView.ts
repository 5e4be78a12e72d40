import { isPlainDate, type PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { type HistoryView, historyPeriod, stepPeriod } from './historyPeriod.ts'

interface History {
  view: HistoryView
  day: PlainDate | undefined
}

function readHistory(params: URLSearchParams, today: PlainDate | undefined): History {
  const asked = params.get('day')
  return {
    view: params.get('view') === 'month' ? 'month' : 'week',
    day: isPlainDate(asked) ? asked : today,
  }
}

/** Week or month, and which one, in the URL, so that a message can link to its day. */
export function useHistoryView(today: PlainDate | undefined) {
  const [params, change] = useUrlParams()
  const { weekStartsOn } = useTimeFormat()
  const { view, day } = readHistory(params, today)
  const show = (next: (now: History) => { view?: HistoryView; day?: PlainDate | null }) =>
    change((now) => {
      const shown = next(readHistory(now, today))
      if (shown.view === 'week') now.delete('view')
      else if (shown.view) now.set('view', shown.view)
      if (shown.day === null) now.delete('day')
      else if (shown.day) now.set('day', shown.day)
    })
  return {
    view,
    day,
    period: day ? historyPeriod(view, day, weekStartsOn) : undefined,
    setView: (next: HistoryView) => show(() => ({ view: next })),
    step: (steps: number) => show((now) => (now.day ? { day: stepPeriod(now.view, now.day, steps) } : {})),
    showToday: () => show(() => ({ day: null })),
  }
}
