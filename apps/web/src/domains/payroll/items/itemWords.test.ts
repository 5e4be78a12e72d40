import { expect, test } from 'vitest'
import { givenTo, howWords, monthsWords } from './itemWords.ts'

test('explains how an amount is calculated', () => {
  expect(howWords({ method: 'fixed', amount: 12_000 }, 'GBP')).toBe('£120.00')
  expect(howWords({ method: 'percent', percent: '5', of: 'gross' }, 'GBP')).toBe('5% of gross pay')
  const bands = [
    { from: 0, percent: '0' },
    { from: 100_000, percent: '20' },
  ]
  expect(howWords({ method: 'bands', bands }, 'GBP')).toBe('0% from £0.00, 20% from £1,000.00')
})

test('states who gets an item, and when', () => {
  expect(givenTo([])).toBe('Only people with this item in their profile')
  expect(givenTo(['full-time', 'part-time', 'visiting'])).toBe('Everyone')
  expect(givenTo(['full-time', 'visiting'])).toBe('All full-time and visiting employees')
  expect(monthsWords({ firstMonth: null, lastMonth: null })).toBeNull()
  expect(monthsWords({ firstMonth: '2026-11', lastMonth: null })).toBe('from November 2026')
  expect(monthsWords({ firstMonth: null, lastMonth: '2026-12' })).toBe('until December 2026')
})
