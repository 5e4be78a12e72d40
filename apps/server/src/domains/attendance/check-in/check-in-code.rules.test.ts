import { randomBytes, randomUUID } from 'node:crypto'
import {
  codeAlphabet,
  codeGraceSeconds,
  codeLength,
  codePeriodSeconds,
} from '@campanile/contract/attendance/check-in-code.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsAfter } from '#platform/clock.ts'
import { isShortCodeGood, isTokenGood, shownCodes } from './check-in-code.rules.ts'

const key = randomBytes(32)
const windowId = randomUUID()
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('the code on the screen', () => {
  it('is valid from its first to its last moment and two seconds more', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const [{ token, shortCode, shownFrom, shownUntil }] = shownCodes(key, windowId, at)
        const good = (then: Date) =>
          isTokenGood(key, windowId, token, then) && isShortCodeGood(key, windowId, shortCode, then)
        const last = new Date(shownUntil.getTime() + codeGraceSeconds * 1000 - 1)
        expect([good(shownFrom), good(at), good(last)]).toEqual([true, true, true])
        expect(good(secondsAfter(shownUntil, codeGraceSeconds))).toBe(false)
        expect(good(new Date(shownFrom.getTime() - 1))).toBe(false)
      }),
    )
  })

  it('lasts fifteen seconds and is followed by the next without a gap', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const [now, next] = shownCodes(key, windowId, at)
        expect(now.shownUntil.getTime() - now.shownFrom.getTime()).toBe(codePeriodSeconds * 1000)
        expect(now.shownFrom <= at && at < now.shownUntil).toBe(true)
        expect(next.shownFrom).toEqual(now.shownUntil)
        expect(shownCodes(key, windowId, next.shownFrom)[0]).toEqual(next)
      }),
    )
  })

  it('is invalid for another window and with another key', () => {
    const at = new Date('2026-11-16T10:00:07Z')
    const [{ token, shortCode }] = shownCodes(key, windowId, at)
    expect(isTokenGood(key, randomUUID(), token, at)).toBe(false)
    expect(isShortCodeGood(randomBytes(32), windowId, shortCode, at)).toBe(false)
    expect(isTokenGood(key, windowId, '', at)).toBe(false)
  })

  it('uses only letters and digits that cannot be confused', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const [{ shortCode }] = shownCodes(key, windowId, at)
        return shortCode.length === codeLength && [...shortCode].every((char) => codeAlphabet.includes(char))
      }),
    )
  })
})
