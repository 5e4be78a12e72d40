import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filledShare, shareOf, usualShare, wholePercent } from './roomFigures.ts'

const hour = (weekday: number, at: number, used: number, available = 120) => ({
  weekday,
  hour: at,
  used,
  available,
})

it('rounds half up, once, and has no value for a total of zero', () => {
  expect(wholePercent(shareOf(hour(1, 8, 30)))).toBe(25)
  expect(wholePercent(12.5)).toBe(13)
  expect(wholePercent(shareOf(hour(1, 8, 0, 0)))).toBeNull()
  expect(filledShare({ sessions: 2, students: 60 }, 40)).toBe(75)
  expect(filledShare({ sessions: 0, students: 0 }, 40)).toBeNull()
})

it('counts teaching hours only', () => {
  const hours = [hour(1, 8, 60), hour(2, 8, 0), hour(6, 8, 120), hour(1, 19, 120)]
  expect(usualShare(hours)).toBe(25)
})

it('is between 0 and 100 per cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (used, available) => {
      const share = shareOf({ used, available })
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
    }),
  )
})
