import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveWords, ledgerAllowance, remainingLeave } from './leave-balance.rules.ts'

const nothing = { entitled: 0, carriedOver: 0, adjusted: 0, expired: 0, taken: 0 }
const minutes = fc.integer({ min: 0, max: 20_000 })
const sums = fc.record({
  entitled: minutes,
  carriedOver: minutes,
  adjusted: fc.integer({ min: -5000, max: 5000 }),
})
const use = fc.record({ early: minutes, later: minutes })

describe('remaining leave', () => {
  it.each([
    ['nothing used', { early: 0, later: 0 }, 9600],
    ['carried-over leave goes first', { early: 2400, later: 0 }, 9600],
    ['then the year’s own', { early: 2880, later: 0 }, 9120],
    ['late days are never paid by it', { early: 0, later: 2400 }, 7200],
  ])('%s', (_, used, room) =>
    expect(ledgerAllowance({ ...nothing, entitled: 9600, carriedOver: 2400 }, used)).toBe(room),
  )

  it('never grows when more is requested, and is restored when a request is withdrawn', () => {
    fc.assert(
      fc.property(sums, use, use, (has, used, more) => {
        const both = { early: used.early + more.early, later: used.later + more.later }
        expect(ledgerAllowance(has, both)).toBeLessThanOrEqual(ledgerAllowance(has, used))
        const back = { early: both.early - more.early, later: both.later - more.later }
        expect(ledgerAllowance(has, back)).toBe(ledgerAllowance(has, used))
      }),
    )
  })

  it('equals the balance at the end of the year, once all requests are approved and the rest has expired', () => {
    fc.assert(
      fc.property(sums, use, (has, used) => {
        const expired = Math.max(0, has.carriedOver - used.early)
        expect(ledgerAllowance(has, used)).toBe(
          remainingLeave({ ...has, expired, taken: used.early + used.later }),
        )
      }),
    )
  })
})

it.each([
  [480, '1 day'],
  [960, '2 days'],
  [1200, '2.5 days'],
  [240, '0.5 days'],
  [90, '1 h 30 min'],
  [580, '1 day 1 h 40 min'],
  [-480, 'minus 1 day'],
])('%i minutes are %s', (amount, words) => expect(leaveWords(amount, 480, 'en-GB')).toBe(words))

it.each([
  [0, '0 days'],
  [20, '20 min'],
  [60, '1 h'],
  [480 + 60, '1 day 1 h'],
  [2 * 480 + 5, '2 days 5 min'],
  [-90, 'minus 1 h 30 min'],
])('%i minutes, in a day of eight hours, are %s', (amount, words) =>
  expect(leaveWords(amount, 480, 'en-GB')).toBe(words),
)
