import { attendanceStatuses, needsReason } from '@campanile/contract/attendance/attendance-words.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import {
  arrivalStatus,
  type CheckInFacts,
  checkInFacts,
  checkInRefusal,
  recordSource,
  toStoredSource,
} from './attendance.rules.ts'
import { storedSources } from './attendance.tables.ts'

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

describe('checkInRefusal', () => {
  const during = minutesAfter(startsAt, 5)

  it.each([
    ['an open window', facts(), during, null],
    ['a window opened before the start', facts(), minutesAfter(startsAt, -5), null],
    ['a future session', facts({ window: null }), minutesAfter(startsAt, -1), 'session-not-started'],
    ['a session that starts now', facts({ window: null }), startsAt, 'check-in-not-open'],
    ['a session nobody opened', facts({ window: null }), during, 'check-in-not-open'],
    ['a session that is over unopened', facts({ window: null }), endsAt, 'check-in-closed'],
    ['the very second of closing', facts(), window.closesAt, 'check-in-closed'],
    ['a window closed early', facts({ window: { ...window, closedAt: during } }), during, 'check-in-closed'],
    ['a cancelled session', facts({ sessionStatus: 'cancelled' }), during, 'session-cancelled'],
    ['somebody marked', facts({ marked: true }), during, 'already-marked'],
    ['somebody else’s class', facts({ enrolled: false, marked: true }), during, 'not-enrolled'],
  ])('describes %s', (_, given, now, expected) => {
    expect(checkInRefusal(given, now)).toBe(expected)
  })
})

describe('checkInFacts', () => {
  const row = {
    enrolled: true,
    sessionStatus: 'scheduled' as const,
    startsAt,
    endsAt,
    closesAt: null,
    closedAt: null,
    markStatus: null,
  }

  it('treats a session without a closing time as never opened, and one without a status as unmarked', () => {
    expect(checkInFacts(row)).toEqual(facts({ window: null }))
  })

  it('distinguishes open and closed windows, and recognises a student with a record', () => {
    const { closesAt } = window
    expect(checkInFacts({ ...row, closesAt })).toEqual(facts())
    expect(checkInFacts({ ...row, closesAt, closedAt: endsAt, markStatus: 'absent' })).toEqual(
      facts({ window: { closesAt, closedAt: endsAt }, marked: true }),
    )
  })
})

it('treats only absences that no person recorded as those of closing check-in', () => {
  const record = fc.record({
    status: fc.constantFrom(...attendanceStatuses),
    source: fc.constantFrom(...storedSources),
    markedBy: fc.option(fc.uuid()),
  })
  fc.assert(
    fc.property(record, (it) => {
      const source = recordSource(it)
      const byClosing = it.status === 'absent' && it.source === 'manual' && it.markedBy === null
      expect(source).toBe(byClosing ? 'closing' : it.source)
      expect(toStoredSource(source)).toBe(it.source)
    }),
  )
})

it('needs a reason only if presence becomes absence', () => {
  for (const before of [...attendanceStatuses, null])
    for (const after of attendanceStatuses) {
      const attended = before === 'present' || before === 'late'
      expect(needsReason(before, after)).toBe(attended && after === 'absent')
    }
})

it('is late after the late time, not exactly at it', () => {
  const lateAfter = minutesAfter(startsAt, 10)
  expect(arrivalStatus(lateAfter, lateAfter)).toBe('present')
  expect(arrivalStatus(lateAfter, new Date(lateAfter.getTime() + 1))).toBe('late')
})
