import { expect, test } from 'vitest'
import { stepMonth } from '#lib/plainDate.ts'
import { dayAfterKey, leaveOn, monthOf, monthRange, weeksOf } from './month.ts'

test('shows the current month unless the link names an existing one', () => {
  expect(monthOf(undefined, '2026-11-16')).toBe('2026-11')
  expect(monthOf('2026-02', '2026-11-16')).toBe('2026-02')
  expect(monthOf('2026-13', '2026-11-16')).toBe('2026-11')
  expect([stepMonth('2026-12', 1), stepMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('a month has whole weeks, from the institution’s first weekday', () => {
  expect(weeksOf('2026-11', 'sunday')[0]?.[0]).toBe('2026-11-01')
  const weeks = weeksOf('2026-11', 'monday')
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('a day shows approved and pending leave, not rejected or withdrawn leave', () => {
  const leave = (status: 'approved' | 'pending' | 'rejected' | 'withdrawn' | 'revoked') => ({
    from: '2026-11-16',
    to: '2026-11-18',
    status,
  })
  const items = [leave('approved'), leave('pending'), leave('rejected'), leave('withdrawn'), leave('revoked')]
  expect(leaveOn(items, '2026-11-18')).toEqual(items.slice(0, 2))
  expect(leaveOn(items, '2026-11-19')).toEqual([])
})

test('keys move through the days', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a']
  expect(keys.map((key) => dayAfterKey(key, '2026-11-18', 'monday'))).toEqual([
    '2026-11-17',
    '2026-11-19',
    '2026-11-11',
    '2026-11-25',
    '2026-11-16',
    '2026-11-22',
    '2026-10-18',
    '2026-12-18',
    undefined,
  ])
})
