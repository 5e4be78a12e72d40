import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryAt, toOutcome } from './push-outcome.ts'

const now = new Date('2026-11-16T10:00:00.000Z')

it.each([
  [200, 'delivered'],
  [201, 'delivered'],
  [202, 'delivered'],
  [301, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [408, 'later'],
  [410, 'gone'],
  [413, 'too-large'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('%i means %s', (status, is) => expect(toOutcome(status, undefined, now).is).toBe(is))

it('classifies every status', () => {
  const header = fc.option(fc.string(), { nil: undefined })
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), header, (status, after) => {
      expect(toOutcome(status, after, now).is).toMatch(/^(delivered|gone|later|too-large|refused)$/)
    }),
  )
})

describe('Retry-After', () => {
  it('may be in seconds', () => expect(retryAt('120', now)).toEqual(new Date('2026-11-16T10:02:00.000Z')))
  it('may be a date', () =>
    expect(retryAt('Mon, 16 Nov 2026 10:30:00 GMT', now)).toEqual(new Date('2026-11-16T10:30:00.000Z')))
  it('may be missing or invalid', () => {
    expect(retryAt(undefined, now)).toBeUndefined()
    expect(retryAt('soon', now)).toBeUndefined()
  })
  it('never gives a time in the past, or more than a day ahead', () => {
    const header = fc.oneof(
      fc.nat().map(String),
      fc.date({ noInvalidDate: true }).map((it) => it.toUTCString()),
    )
    fc.assert(
      fc.property(header, (text) => {
        const wait = (retryAt(text, now) ?? now).getTime() - now.getTime()
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })
})
