import type { AttendanceTrend } from '@campanile/contract/analytics/analytics.ts'
import { expect, test } from 'vitest'
import { splitWords, trendLines } from './trendLines.ts'

const week = (number: number, percentage: number | null) =>
  ({ number, percentage }) as AttendanceTrend['weeks'][number]

const trend: AttendanceTrend = {
  term: null,
  required: 75,
  weeks: [week(1, 90), week(3, 80)],
  previous: [week(1, 85), week(2, 84)],
  series: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ id: name, name, weeks: [week(3, 70)] })),
  groups: 12,
}

test('weeks are aligned by number, with gaps where there is no data', () => {
  const { numbers, series } = trendLines(trend, false)
  expect(numbers).toEqual([1, 2, 3])
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Previous term', [85, 84, null]],
    ['This term', [90, null, 80]],
  ])
})

test('every line that the server sends is shown in its own style', () => {
  const { series } = trendLines(trend, true)
  expect(series.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(new Set(series.map(({ colour, dash }) => `${colour} ${dash}`)).size).toBe(8)
})

test('the number of groups without a line is stated', () => {
  expect(splitWords('class', trend)).toBe(
    'Weekly attendance, %, of the 8 classes with the most records; 4 more are in Compare and in the export',
  )
  expect(splitWords('class', { ...trend, groups: 8 })).toBe(
    'Weekly attendance, %, of all classes with records',
  )
})
