import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { currentCheckInState, mayOpenCheckIn } from './timetable.rules.ts'

const startsAt = new Date('2026-11-16T10:00:00Z')
const session = { startsAt, endsAt: minutesAfter(startsAt, 90), status: 'scheduled' as const }

describe('mayOpenCheckIn', () => {
  it.each([
    ['earlier than allowed', -16, false],
    ['fifteen minutes before', -15, true],
    ['while it is on', 40, true],
    ['at its end', 90, false],
  ])('%s', (_, minutes, expected) => {
    expect(mayOpenCheckIn(session, minutesAfter(startsAt, minutes), 15)).toBe(expected)
  })

  it('never for a cancelled session', () => {
    expect(mayOpenCheckIn({ ...session, status: 'cancelled' }, startsAt, 15)).toBe(false)
  })
})

describe('checkInStateAt', () => {
  const window = { windowOpenedAt: startsAt, closesAt: minutesAfter(startsAt, 20), closedAt: null }

  it('is none for a window that was never opened', () => {
    expect(currentCheckInState({ windowOpenedAt: null, closesAt: null, closedAt: null }, startsAt)).toBe(
      'none',
    )
  })

  it('treats an expired window as closed, even before its job has run', () => {
    expect(currentCheckInState(window, minutesAfter(startsAt, 19))).toBe('open')
    expect(currentCheckInState(window, minutesAfter(startsAt, 20))).toBe('closed')
    expect(currentCheckInState({ ...window, closedAt: startsAt }, startsAt)).toBe('closed')
  })
})

it('treats a window with only a start or an end as never opened', () => {
  const window = { windowOpenedAt: startsAt, closesAt: minutesAfter(startsAt, 20), closedAt: null }
  for (const missing of [{ windowOpenedAt: null }, { closesAt: null }])
    expect(currentCheckInState({ ...window, ...missing }, startsAt)).toBe('none')
})
