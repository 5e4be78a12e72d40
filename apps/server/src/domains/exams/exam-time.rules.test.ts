import { describe, expect, it } from 'vitest'
import { clockTimesOf, examSlot, minutesOf } from './exam-time.rules.ts'

describe('an exam', () => {
  it.each([
    ['2026-07-16', '2026-07-16T08:30:00.000Z', '2026-07-16T10:30:00.000Z'],
    ['2026-11-16', '2026-11-16T09:30:00.000Z', '2026-11-16T11:30:00.000Z'],
  ])('on %s starts at its local time and lasts as long as planned', (day, startsAt, endsAt) => {
    const slot = examSlot({ day, startsAt: '09:30', durationMinutes: 120 }, 'Europe/London')
    expect([slot.startsAt.toISOString(), slot.endsAt.toISOString()]).toEqual([startsAt, endsAt])
    expect(minutesOf(slot)).toBe(120)
  })

  it.each([
    ['09:30', 120, '11:30'],
    ['09:05', 4, '09:09'],
    ['22:30', 89, '23:59'],
  ])('from %s for %i minutes ends at %s', (startsAt, durationMinutes, endsAt) => {
    expect(clockTimesOf({ startsAt, durationMinutes })).toEqual({ startsAt, endsAt })
  })

  it('has no times within one day when it runs into the next', () => {
    expect(clockTimesOf({ startsAt: '22:30', durationMinutes: 90 })).toBeNull()
  })
})
