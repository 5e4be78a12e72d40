import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatCountdown, secondsUntil, shareLeft } from './countdown.ts'

test('is formatted like a clock', () => {
  expect(formatCountdown(0)).toBe('0:00')
  expect(formatCountdown(5)).toBe('0:05')
  expect(formatCountdown(500)).toBe('8:20')
  expect(formatCountdown(3920)).toBe('1:05:20')
})

test('a clock shows the given seconds', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), (seconds) => {
      const parts = formatCountdown(seconds).split(':').map(Number)
      expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds)
    }),
  )
})

test('shows 0 only at the end', () => {
  const now = new Date('2026-11-18T10:00:00.000Z')
  expect(secondsUntil('2026-11-18T10:00:00.001Z', now)).toBe(1)
  expect(secondsUntil('2026-11-18T10:00:00.000Z', now)).toBe(0)
  expect(secondsUntil('2026-11-18T09:59:00.000Z', now)).toBe(0)
})

test('the remaining share goes from one to zero', () => {
  const [from, until] = ['2026-11-18T10:00:00Z', '2026-11-18T10:00:15Z']
  expect(shareLeft(from, until, new Date(from))).toBe(1)
  expect(shareLeft(from, until, new Date('2026-11-18T10:00:12Z'))).toBeCloseTo(0.2)
  expect(shareLeft(from, from, new Date(from))).toBe(0)
  const within = (now: Date) => {
    const share = shareLeft(from, until, now)
    return share >= 0 && share <= 1
  }
  assert(property(date({ noInvalidDate: true }), within))
})
