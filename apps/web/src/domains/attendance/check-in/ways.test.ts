import { type CheckInWay, checkInWays } from '@campanile/contract/attendance/check-in.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canUse, orderWays } from './ways.ts'

const ready = { face: 'active', hasPasskey: true, ways: [...checkInWays], lastWay: null } as const

const order = (change: Partial<Parameters<typeof orderWays>[0]>) =>
  orderWays({ ...ready, ways: [...ready.ways], ...change })

test('without an earlier choice, methods are in their default order', () => {
  expect(order({})).toEqual(['face', 'passkey', 'code'])
})

test('the last used method comes first', () => {
  expect(order({ lastWay: 'passkey' })).toEqual(['passkey', 'face', 'code'])
  expect(order({ lastWay: 'code' })).toEqual(['code', 'face', 'passkey'])
})

test('without an active face, the other methods come first, even if face was used last', () => {
  for (const face of ['none', 'in-review', 'rejected'] as const) {
    expect(order({ face, hasPasskey: false })).toEqual(['code', 'face', 'passkey'])
    expect(order({ face, lastWay: 'face' })).toEqual(['passkey', 'code', 'face'])
  }
})

test('no method is lost or invented, and the first can be used if any can', () => {
  const ways = fc.subarray([...checkInWays], { minLength: 1 })
  const face = fc.constantFrom('none', 'active', 'in-review', 'rejected')
  const last = fc.option(fc.constantFrom<CheckInWay>(...checkInWays))
  fc.assert(
    fc.property(ways, face, fc.boolean(), last, (allowed, faceNow, hasPasskey, lastWay) => {
      const checkIn = { face: faceNow, hasPasskey, ways: allowed, lastWay } as const
      const offered = orderWays(checkIn)
      expect([...offered].sort()).toEqual([...allowed].sort())
      expect(canUse(offered[0]!, checkIn)).toBe(allowed.some((way) => canUse(way, checkIn)))
    }),
  )
})
