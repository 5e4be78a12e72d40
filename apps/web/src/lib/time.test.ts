import { expect, test } from 'vitest'
import { createTimeFormat, formatPlainDay } from './time.ts'

const colombo = createTimeFormat('Asia/Colombo')
const london = createTimeFormat('Europe/London')

test('shows an instant in the institution’s zone, whatever the browser’s', () => {
  expect(colombo.time('2026-11-18T05:00:00Z')).toBe('10:30')
  expect(london.time('2026-11-18T05:00:00Z')).toBe('05:00')
  expect(london.range('2026-07-01T09:30:00Z', '2026-07-01T11:00:00Z')).toBe('10:30 to 12:00')
})

test('the day follows the zone too', () => {
  expect(colombo.day('2026-11-17T20:00:00Z')).toBe('Wednesday 18 November')
  expect(colombo.dayOf('2026-11-17T20:00:00Z')).toBe('2026-11-18')
  expect(london.day('2026-11-17T20:00:00Z')).toBe('Tuesday 17 November')
})

test('midnight is 00:00', () => {
  expect(london.time('2026-11-18T00:00:00Z')).toBe('00:00')
})

test('a date and time are on one line', () => {
  expect(london.dateTime('2026-11-15T09:12:00Z')).toBe('15 November, 09:12')
  expect(london.dateWithYear('2026-11-15T09:12:00Z')).toBe('15 November 2026')
})

test('recent times are relative to now', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  expect(london.ago('2026-11-18T11:59:30Z', now)).toBe('Now')
  expect(london.ago('2026-11-18T11:56:00Z', now)).toBe('4 minutes ago')
  expect(london.ago('2026-11-18T09:30:00Z', now)).toBe('2 hours ago')
  expect(london.ago('2026-11-17T23:59:00Z', now)).toBe('Yesterday')
  expect(london.ago('2026-11-15T09:00:00Z', now)).toBe('3 days ago')
  expect(london.ago('2026-11-01T09:00:00Z', now)).toBe('1 November')
})

test('a date without a time never shifts', () => {
  expect(formatPlainDay('2026-11-18')).toBe('Wednesday 18 November')
})
