import { codePeriodSeconds } from '@campanile/contract/attendance/check-in-code.ts'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { codeAt, codeChangesIn, type ShownCode } from './shownCode.ts'

const period = codePeriodSeconds * 1000
const start = Date.parse('2026-11-18T10:30:00Z')
const codeOf = (index: number): ShownCode => ({
  token: `token-${index}`,
  shortCode: `CODE0${index}`,
  shownFrom: new Date(start + index * period).toISOString(),
  shownUntil: new Date(start + (index + 1) * period).toISOString(),
})
const answered = [codeOf(0), codeOf(1)]
const at = (milliseconds: number) => new Date(start + milliseconds)

test('changes exactly when the period ends', () => {
  expect(codeAt(answered, at(0))?.token).toBe('token-0')
  expect(codeAt(answered, at(period - 1))?.token).toBe('token-0')
  expect(codeAt(answered, at(period))?.token).toBe('token-1')
})

test('shows nothing instead of an expired code', () => {
  expect(codeAt(answered, at(2 * period))).toBeUndefined()
  expect(codeAt(answered, at(-1))).toBeUndefined()
  expect(codeChangesIn(answered, at(2 * period))).toBeUndefined()
})

test('the next code follows after the given wait, at any moment', () => {
  assert(
    property(integer({ min: 0, max: period - 1 }), (moment) => {
      const wait = codeChangesIn(answered, at(moment)) ?? Number.NaN
      expect(wait).toBeGreaterThan(0)
      expect(codeAt(answered, at(moment + wait - 1))?.token).toBe('token-0')
      expect(codeAt(answered, at(moment + wait))?.token).toBe('token-1')
    }),
  )
})

test('a device with a wrong clock shows valid codes, once the offset is added', () => {
  assert(
    property(integer({ min: 0, max: 2 * period - 1 }), integer(), (moment, skew) => {
      const deviceNow = start + moment + skew
      const serverNow = new Date(deviceNow - skew)
      expect(codeAt(answered, serverNow)?.token).toBe(`token-${Math.floor(moment / period)}`)
    }),
  )
})
