import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { type CheckInFacts, percentage, refusalAt, statusAt, tally } from './attendance.rules.ts'

const startsAt = new Date('2026-11-16T10:00:00Z')
const endsAt = minutesAfter(startsAt, 90)
const window = { closesAt: minutesAfter(startsAt, 20), closedAt: null }
const facts = (changes: Partial<CheckInFacts> = {}): CheckInFacts => ({
  enrolled: true,
  sessionStatus: 'scheduled',
  startsAt,
  endsAt,
  window,
  marked: false,
  ...changes,
})

describe('refusalAt', () => {
  const during = minutesAfter(startsAt, 5)

  it.each([
    ['an open window', facts(), during, null],
    ['a window opened before the start', facts(), minutesAfter(startsAt, -5), null],
    ['a future session', facts({ window: null }), minutesAfter(startsAt, -1), 'session-not-started'],
    ['a session nobody opened', facts({ window: null }), during, 'check-in-not-open'],
    ['a session that is over unopened', facts({ window: null }), endsAt, 'check-in-closed'],
    ['the very second of closing', facts(), window.closesAt, 'check-in-closed'],
    ['a window closed early', facts({ window: { ...window, closedAt: during } }), during, 'check-in-closed'],
    ['a cancelled session', facts({ sessionStatus: 'cancelled' }), during, 'session-cancelled'],
    ['somebody marked', facts({ marked: true }), during, 'already-marked'],
    ['somebody else’s class', facts({ enrolled: false, marked: true }), during, 'not-enrolled'],
  ])('says of %s what it is', (_, given, now, expected) => {
    expect(refusalAt(given, now)).toBe(expected)
  })
})

it('turns late after the late time, not at it', () => {
  const lateAfter = minutesAfter(startsAt, 10)
  expect(statusAt(lateAfter, lateAfter)).toBe('present')
  expect(statusAt(lateAfter, new Date(lateAfter.getTime() + 1))).toBe('late')
})

describe('percentage', () => {
  const counts = fc.record({
    present: fc.nat(200),
    late: fc.nat(200),
    absent: fc.nat(200),
    excused: fc.nat(200),
  })

  it('is null before anything counts', () => {
    expect(percentage(tally({}))).toBeNull()
    expect(percentage(tally({ excused: 3 }))).toBeNull()
  })

  it('stays within 0 and 100 and never rounds up', () => {
    fc.assert(
      fc.property(counts, (it) => {
        const result = percentage(tally(it))
        const counted = it.present + it.late + it.absent
        if (result === null) return counted === 0
        return result >= 0 && result <= 100 && result * counted <= (it.present + it.late) * 100 + 1e-6
      }),
    )
  })

  it('ignores excused sessions', () => {
    fc.assert(
      fc.property(counts, fc.nat(50), (it, more) => {
        const excused = it.excused + more
        return percentage(tally({ ...it, excused })) === percentage(tally(it))
      }),
    )
  })

  it('never falls by attending and never rises by missing', () => {
    fc.assert(
      fc.property(counts, (it) => {
        const before = percentage(tally(it))
        if (before === null) return true
        const came = percentage(tally({ ...it, present: it.present + 1 }))!
        const missed = percentage(tally({ ...it, absent: it.absent + 1 }))!
        return came >= before && missed <= before
      }),
    )
  })

  it('agrees with sums done by hand', () => {
    expect(percentage(tally({ present: 2, absent: 1 }))).toBe(66.6)
    expect(percentage(tally({ present: 5, late: 1, absent: 2, excused: 4 }))).toBe(75)
  })
})
