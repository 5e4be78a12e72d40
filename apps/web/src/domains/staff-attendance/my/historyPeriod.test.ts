import { maxHistoryDays } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#lib/plainDate.ts'
import { type HistoryView, historyPeriod, stepPeriod } from './historyPeriod.ts'

const days = integer({ min: 0, max: 30_000 }).map((it) => addDays('2000-01-01', it))

test('shows the week or the month of a day', () => {
  expect(historyPeriod('week', '2026-11-21', 'monday')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(historyPeriod('month', '2028-02-29', 'monday')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('periods contain their day, follow one another without a gap, and stay within the server’s limit', () => {
  for (const view of ['week', 'month'] satisfies HistoryView[]) {
    assert(
      property(days, (day) => {
        const { from, to } = historyPeriod(view, day, 'sunday')
        expect(from <= day && day <= to).toBe(true)
        expect(daysBetween(from, to)).toBeLessThan(maxHistoryDays)
        expect(historyPeriod(view, stepPeriod(view, day, 1), 'sunday').from).toBe(addDays(to, 1))
        expect(historyPeriod(view, stepPeriod(view, day, -1), 'sunday').to).toBe(addDays(from, -1))
      }),
    )
  }
})
