import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffset, timed } from './serverClock.ts'

const at = (milliseconds: number) => new Date(milliseconds).toISOString()

test('corrects a device that is an hour fast', () => {
  expect(clockOffset(at(7_200_050), 10_800_000, 10_800_100)).toBe(-3_600_000)
})

test('is never off by more than half the round trip', () => {
  const past = integer({ min: 0, max: 2_000_000_000_000 })
  const delay = integer({ min: 0, max: 10_000 })
  const skew = integer({ min: -86_400_000, max: 86_400_000 })
  assert(
    property(past, skew, delay, delay, (serverTime, deviceAhead, there, back) => {
      const sentAt = serverTime - there + deviceAhead
      const receivedAt = serverTime + back + deviceAhead
      const error = Math.abs(clockOffset(at(serverTime), sentAt, receivedAt) + deviceAhead)
      return error <= (there + back) / 2
    }),
  )
})

test('keeps the response and adds the offset', async () => {
  const now = at(Date.now() + 60_000)
  const answer = await timed(async () => ({ now, items: [1] }))
  expect(answer).toEqual({ now, items: [1], clockOffset: expect.closeTo(60_000, -4) })
})

test('does not change a response without a time', async () => {
  expect(await timed(async () => ({ items: [1] }))).toEqual({ items: [1] })
})
