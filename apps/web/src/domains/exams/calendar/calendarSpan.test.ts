import { expect, it } from 'vitest'
import { calendarSpan, calendarTitle, readSpan, steppedCalendar } from './calendarSpan.ts'

it('shows whole weeks', () => {
  expect(calendarSpan('month', '2026-11-18', 'monday')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(calendarSpan('week', '2026-11-18', 'monday')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(calendarSpan('week', '2026-11-18', 'saturday')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(calendarTitle('month', '2026-11-18', 'monday')).toBe('November 2026')
})

it('steps by the displayed period', () => {
  expect(steppedCalendar('month', '2026-11-18', 1)).toBe('2026-12-01')
  expect(steppedCalendar('week', '2026-11-18', -1)).toBe('2026-11-11')
})

it('shows the current month for an unknown link', () => {
  expect(readSpan({ view: 'year', date: 'soon' }, '2026-11-18')).toEqual({
    view: 'month',
    date: '2026-11-18',
  })
})
