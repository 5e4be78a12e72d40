import type { AttendanceTrend } from '@campanile/contract/analytics/analytics.ts'
import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** As many as the server returns; each has its own dash pattern in addition to its colour. */
const looks = [
  { colour: 'var(--c1)' },
  { colour: 'var(--c3)', dash: '7 3' },
  { colour: 'var(--c4)', dash: '1 4' },
  { colour: 'var(--c2)', dash: '10 4 2 4' },
  { colour: 'var(--c5)', dash: '12 3' },
  { colour: 'var(--c6)', dash: '4 2 1 2' },
  { colour: 'var(--c1)', dash: '2 2' },
  { colour: 'var(--c4)', dash: '14 3 3 3 3 3' },
]

/** The groups with lines, and the number of groups without. */
export function splitWords(by: AnalyticsGroup, { series, groups }: AttendanceTrend): string {
  const left = groups - series.length
  if (left <= 0) return m.splitIntoAll({ by })
  return m.splitIntoSome({ by, shown: series.length, left: numberWords(left) })
}

/** The numbers of the weeks that are shown, and the lines over them. */
export function trendLines({ weeks, previous, series }: AttendanceTrend, split: boolean) {
  const shown = split ? series : []
  const all = [...weeks, ...(split ? [] : previous), ...shown.flatMap((it) => it.weeks)]
  const numbers = [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b)
  const valuesOf = (of: AttendanceTrend['weeks']) => {
    const byNumber = new Map(of.map(({ number, percentage }) => [number, percentage]))
    return numbers.map((number) => byNumber.get(number) ?? null)
  }
  if (split) {
    const lines = shown.map(({ id, name, weeks: own }, place) => ({
      id,
      name,
      ...looks[place % looks.length]!,
      values: valuesOf(own),
    }))
    return { numbers, series: lines }
  }
  const now = { id: 'now', name: m.thisTerm(), ...looks[0]!, values: valuesOf(weeks) }
  const before = {
    id: 'before',
    name: m.previousTerm(),
    colour: 'var(--ink-3)',
    dash: '4 4',
    quiet: true,
    values: valuesOf(previous),
  }
  return { numbers, series: previous.length > 0 ? [before, now] : [now] }
}
