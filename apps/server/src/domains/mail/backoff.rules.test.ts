import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxAttempts, nextAttempt } from './backoff.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')
const waitAfter = (attempts: number, random = 0.5) =>
  ((nextAttempt(attempts, now, random)?.getTime() ?? Number.NaN) - now.getTime()) / 60_000

describe('the wait after a failed attempt', () => {
  it('doubles from a minute to six hours', () => {
    expect([1, 2, 3, 8, 9, 10, 11].map((it) => waitAfter(it))).toEqual([1, 2, 4, 128, 256, 360, 360])
  })

  it('adds up to about a day before the last attempt', () => {
    const hours =
      Array.from({ length: maxAttempts - 1 }, (_, it) => waitAfter(it + 1)).reduce((a, b) => a + b) / 60
    expect(hours).toBeGreaterThan(18)
    expect(hours).toBeLessThan(30)
  })

  it('varies by at most a quarter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const shift = waitAfter(attempts, random) / waitAfter(attempts)
          return shift >= 0.749 && shift <= 1.251
        },
      ),
    )
  })

  it('ends after the twelfth', () => {
    expect(nextAttempt(12, now, 0)).toBeNull()
    expect(nextAttempt(40, now, 0)).toBeNull()
  })
})

it('varies randomly in both directions', () => {
  expect([0, 1].map((random) => waitAfter(3, random))).toEqual([3, 5])
  expect(waitAfter(maxAttempts - 1)).toBe(360)
})
