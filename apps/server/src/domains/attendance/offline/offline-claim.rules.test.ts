import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'
import { shownCodes } from '../check-in/check-in-code.rules.ts'
import { codeOfScan, refusalOfClaim, seenAt } from './offline-claim.rules.ts'

const key = randomBytes(32)
const openings = fc.record({
  openedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  minutes: fc.integer({ min: 1, max: 90 }),
  /** The position within the check-in at which the code is scanned. */
  share: fc.double({ min: 0, max: 0.999, noNaN: true }),
})
const makeWindow = ({ openedAt, minutes }: { openedAt: Date; minutes: number }) => ({
  windowId: randomUUID(),
  openedAt,
  closesAt: minutesAfter(openedAt, minutes),
})
const momentIn = ({ openedAt, minutes, share }: { openedAt: Date; minutes: number; share: number }) =>
  secondsAfter(openedAt, minutes * 60 * share)

describe('the code of a scan', () => {
  it('shows to the quarter minute when it was on the screen, however late the check is', () => {
    fc.assert(
      fc.property(openings, fc.integer({ min: 0, max: 1500 }), (opening, later) => {
        const [window, at] = [makeWindow(opening), momentIn(opening)]
        const [{ token, shortCode }] = shownCodes(key, window.windowId, at)
        for (const proof of [{ token }, { shortCode }]) {
          const code = codeOfScan(key, window, proof, minutesAfter(at, later))
          expect(code).toMatchObject({ token, shortCode })
          const seen = seenAt(code!, window)
          expect(seen.getTime()).toBeLessThanOrEqual(at.getTime())
          expect(at.getTime() - seen.getTime()).toBeLessThan(15_000)
          expect(seen.getTime()).toBeGreaterThanOrEqual(window.openedAt.getTime())
        }
      }),
    )
  })

  it('is not found before it is on the screen, in another check-in, or when invented', () => {
    fc.assert(
      fc.property(openings, fc.string({ minLength: 1, maxLength: 30 }), (opening, invented) => {
        const [window, at] = [makeWindow(opening), momentIn(opening)]
        const [{ token }, next] = shownCodes(key, window.windowId, at)
        expect(codeOfScan(key, window, { token: next.token }, at)).toBeUndefined()
        expect(codeOfScan(key, { ...window, windowId: randomUUID() }, { token }, at)).toBeUndefined()
        expect(codeOfScan(key, window, { token: invented }, minutesAfter(at, 60))).toBeUndefined()
      }),
    )
  })

  it('is found, but too late, when it would have followed the last one', () => {
    const openedAt = new Date('2026-11-16T10:00:00Z')
    const window = makeWindow({ openedAt, minutes: 20 })
    const [, next] = shownCodes(key, window.windowId, secondsAfter(window.closesAt, -1))
    const code = codeOfScan(key, window, { token: next.token }, minutesAfter(window.closesAt, 5))
    expect(seenAt(code!, window) >= window.closesAt).toBe(true)
    const [, tooFar] = shownCodes(key, window.windowId, secondsAfter(window.closesAt, 60))
    expect(codeOfScan(key, window, { token: tooFar.token }, minutesAfter(window.closesAt, 5))).toBeUndefined()
  })
})

describe('an offline scan', () => {
  const closesAt = new Date('2026-11-16T10:20:00Z')
  const facts = {
    enrolled: true,
    sessionStatus: 'held' as const,
    attended: false,
    seenAt: new Date('2026-11-16T10:05:00Z'),
    closesAt,
    lastClosesAt: closesAt,
    minutes: 30,
  }

  it('is accepted up to the last moment after the last closing, and not later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1440 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: -3600, max: 200_000 }),
        (minutes, reopened, seconds) => {
          const lastClosesAt = minutesAfter(closesAt, reopened)
          const now = secondsAfter(lastClosesAt, seconds)
          expect(refusalOfClaim({ ...facts, lastClosesAt, minutes }, now)).toBe(
            seconds <= minutes * 60 ? null : 'claim-too-late',
          )
        },
      ),
    )
  })

  it('is accepted at the last moment', () => {
    expect(refusalOfClaim(facts, minutesAfter(closesAt, facts.minutes))).toBeNull()
  })

  it.each([
    [{ enrolled: false, attended: true }, 'not-enrolled'],
    [{ sessionStatus: 'cancelled' as const, attended: true }, 'session-cancelled'],
    [{ attended: true }, 'already-marked'],
    [{ seenAt: closesAt }, 'check-in-closed'],
  ])('is refused for the most specific reason: %o', (change, reason) => {
    expect(refusalOfClaim({ ...facts, ...change }, minutesAfter(closesAt, 60))).toBe(reason)
  })
})
