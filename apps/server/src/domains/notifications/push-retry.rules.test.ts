import fc from 'fast-check'
import { expect, it } from 'vitest'
import { secondsAfter } from '#platform/clock.ts'
import { nextTry, pushLifeSeconds, remainingLife } from './push-retry.rules.ts'

const now = new Date('2026-11-16T10:00:00.000Z')
const secondsUntil = (at: Date) => (at.getTime() - now.getTime()) / 1000

it('each interval is four times the last', () => {
  const pauses = [0, 1, 2, 3].map((tries) =>
    secondsUntil(nextTry(tries, { is: 'later', at: undefined }, now)),
  )
  expect(pauses).toEqual([60, 240, 960, 3840])
})

it('never retries before the service allows it', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: 0, max: 86_400 }), (tries, wait) => {
      const next = nextTry(tries, { is: 'later', at: secondsAfter(now, wait) }, now)
      expect(secondsUntil(next)).toBeGreaterThanOrEqual(Math.max(60, wait))
    }),
  )
})

it('gives up after seven attempts, within the lifetime of a message', () => {
  let at = now
  let tries = 0
  while (remainingLife(now, at) > 0) at = nextTry(tries++, { is: 'later', at: undefined }, at)
  expect(tries).toBe(7)
})

it('a message lives for a day', () => {
  expect(remainingLife(now, now)).toBe(86_400)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), (age) => {
      expect(remainingLife(now, secondsAfter(now, age))).toBe(Math.max(0, pushLifeSeconds - age))
    }),
  )
})

it('intervals stop growing after the sixth', () => {
  const pause = (tries: number) => secondsUntil(nextTry(tries, { is: 'later', at: undefined }, now))
  expect([5, 6, 7, 100].map(pause)).toEqual([61_440, 245_760, 245_760, 245_760])
})
