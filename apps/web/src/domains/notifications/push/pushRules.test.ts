import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deviceState,
  isPendingSince,
  isSnoozed,
  needsRefresh,
  pendingRegistrationMs,
  pushTokenMaxAgeDays,
  upkeepOf,
} from './pushRules.ts'

const now = Date.parse('2026-11-16T10:00:00.000Z')
const day = 86_400_000
const at = (ago: number) => new Date(now - ago).toISOString()

it('has the constants of the specification', () => {
  expect([pushTokenMaxAgeDays, pendingRegistrationMs]).toEqual([7, 10_000])
})

describe('the state on this device', () => {
  const off = {
    isSupported: true,
    permission: 'default',
    isHere: false,
    isPending: false,
    hasFailed: false,
  } as const

  it.each([
    [{}, 'off'],
    [{ permission: 'granted' }, 'off'],
    [{ permission: 'granted', isHere: true }, 'on'],
    [{ isHere: true }, 'off'],
    [{ isPending: true }, 'turning-on'],
    [{ hasFailed: true }, 'failed'],
    [{ hasFailed: true, isPending: true }, 'turning-on'],
    [{ permission: 'denied', isHere: true, hasFailed: true }, 'denied'],
    [{ isSupported: false, permission: 'denied' }, 'unsupported'],
  ] as const)('%j is %s', (facts, state) => expect(deviceState({ ...off, ...facts })).toBe(state))
})

it('a registration in progress counts for ten seconds, and one from the future not at all', () => {
  expect(isPendingSince(null, now)).toBe(false)
  fc.assert(
    fc.property(fc.integer({ min: -day, max: day }), (age) => {
      expect(isPendingSince(now - age, now)).toBe(age >= 0 && age < 10_000)
    }),
  )
})

it('‘Not now’ lasts for thirty days', () => {
  expect(isSnoozed(null, now)).toBe(false)
  expect(isSnoozed(now - 30 * day + 1, now)).toBe(true)
  expect(isSnoozed(now - 30 * day, now)).toBe(false)
})

it('a token is refreshed when it is older than seven days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 * day }), (age) => {
      expect(needsRefresh(at(age), now)).toBe(age > 7 * day)
    }),
  )
})

describe('opening a page', () => {
  const fine = {
    permission: 'granted',
    here: { refreshedAt: at(day) },
    remembered: 'a',
    endpoint: 'a',
    now,
  } as const

  it.each([
    [{}, 'nothing'],
    [{ here: { refreshedAt: at(8 * day) } }, 'refresh'],
    [{ endpoint: 'b' }, 'refresh'],
    [{ endpoint: null }, 'register'],
    // This browser stores nothing.
    [{ remembered: null }, 'nothing'],
    // The auth session expired and its person is back.
    [{ here: undefined }, 'register'],
    // Never turned on here, or turned off.
    [{ here: undefined, remembered: null }, 'nothing'],
    [{ permission: 'denied' }, 'unregister'],
    [{ permission: 'default', here: undefined }, 'nothing'],
  ] as const)('with %j is %s', (facts, act) => expect(upkeepOf({ ...fine, ...facts })).toBe(act))

  it('needs no further action once it has completed its steps', () => {
    const endpoints = fc.constantFrom('a', 'b', null)
    const here = fc.option(
      fc.integer({ min: 0, max: 30 * day }).map((ago) => ({ refreshedAt: at(ago) })),
      {
        nil: undefined,
      },
    )
    const permission = fc.constantFrom('granted', 'denied', 'default')
    fc.assert(
      fc.property(permission, here, endpoints, endpoints, (permission, here, remembered, endpoint) => {
        const facts = { permission, here, remembered, endpoint, now }
        const act = upkeepOf(facts)
        const after =
          act === 'unregister'
            ? { ...facts, here: undefined, remembered: null }
            : act === 'nothing'
              ? facts
              : {
                  ...facts,
                  here: { refreshedAt: at(0) },
                  remembered: endpoint ?? 'c',
                  endpoint: endpoint ?? 'c',
                }
        expect(upkeepOf(after)).toBe('nothing')
      }),
    )
  })
})
