import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysIn, minutesAfter } from '#platform/clock.ts'
import { checkInView } from './own-sessions.policy.ts'

const startsAt = new Date('2026-11-16T10:00:00Z')
const slot = {
  startsAt,
  endsAt: minutesAfter(startsAt, 90),
  status: 'scheduled' as const,
  windowOpenedAt: null,
  closesAt: null,
  closedAt: null,
  markStatus: null,
}
const opened = { ...slot, windowOpenedAt: startsAt, closesAt: minutesAfter(startsAt, 20) }
const asked = (role: string, minutes: number) => ({
  role,
  now: minutesAfter(startsAt, minutes),
  openBeforeMinutes: 15,
})

describe('what a person can do with a session', () => {
  it('its lecturer can open check-in shortly before the start and the register from the start', () => {
    expect(checkInView(slot, asked('lecturer', -20)).can).toEqual({
      openCheckIn: false,
      openRegister: false,
      checkIn: false,
    })
    expect(checkInView(slot, asked('lecturer', -10)).can).toMatchObject({
      openCheckIn: true,
      openRegister: false,
    })
    expect(checkInView(slot, asked('lecturer', 1)).can).toMatchObject({
      openCheckIn: true,
      openRegister: true,
    })
    expect(checkInView(opened, asked('lecturer', 1))).toMatchObject({
      checkIn: 'open',
      can: { openCheckIn: false, openRegister: true },
    })
  })

  it('a cancelled session has no register, unless check-in was opened before', () => {
    const cancelled = { ...slot, status: 'cancelled' as const }
    expect(checkInView(cancelled, asked('lecturer', 1)).can).toEqual({
      openCheckIn: false,
      openRegister: false,
      checkIn: false,
    })
    expect(checkInView({ ...opened, status: 'cancelled' }, asked('lecturer', 1)).can.openRegister).toBe(true)
  })

  it('a student can check in while it is open, but not twice', () => {
    expect(checkInView(opened, asked('student', 1)).can).toEqual({
      openCheckIn: false,
      openRegister: false,
      checkIn: true,
    })
    expect(checkInView({ ...opened, markStatus: 'late' }, asked('student', 1)).can.checkIn).toBe(false)
    expect(checkInView(opened, asked('student', 21)).can.checkIn).toBe(false)
    expect(checkInView(slot, asked('student', 1)).can.checkIn).toBe(false)
  })
})

describe('days in a time zone', () => {
  const hour = 3_600_000
  const hours = (zone: string, day: string) => {
    const { start, end } = daysIn(zone, day, day)
    return (end.getTime() - start.getTime()) / hour
  }

  it('are an hour longer or shorter when the clocks change', () => {
    expect(hours('Europe/London', '2026-10-24')).toBe(24)
    expect(hours('Europe/London', '2026-10-25')).toBe(25)
    expect(hours('Europe/London', '2027-03-28')).toBe(23)
    expect(hours('Asia/Colombo', '2026-10-25')).toBe(24)
  })

  it('follow each other without a gap or overlap', () => {
    const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Colombo')
    const days = fc.integer({ min: 0, max: 4000 })
    const dayAt = (number: number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(zones, days, (zone, number) => {
        const [today, next] = [dayAt(number), dayAt(number + 1)]
        expect(daysIn(zone, today, today).end).toEqual(daysIn(zone, next, next).start)
        expect(daysIn(zone, today, next).end).toEqual(daysIn(zone, next, next).end)
      }),
    )
  })
})

describe('who can do what', () => {
  const may = (change: Partial<typeof slot>, role: string, minutes: number) =>
    Object.entries(checkInView({ ...slot, ...change } as typeof slot, asked(role, minutes)).can).flatMap(
      ([name, is]) => (is ? [name] : []),
    )
  const { windowOpenedAt, closesAt } = opened

  it.each([
    ['a lecturer, at the start', {}, 'lecturer', 0, ['openCheckIn', 'openRegister']],
    ['a lecturer, while it is open', { windowOpenedAt, closesAt }, 'lecturer', 1, ['openRegister']],
    ['a lecturer, once it is over', {}, 'lecturer', 91, ['openRegister']],
    [
      'a lecturer, where it was opened before the start',
      { windowOpenedAt, closesAt },
      'lecturer',
      -5,
      ['openRegister'],
    ],
    ['a student, while it is open', { windowOpenedAt, closesAt }, 'student', 1, ['checkIn']],
    ['a student who is marked', { windowOpenedAt, closesAt, markStatus: 'late' }, 'student', 1, []],
    ['a student, once it is closed', { windowOpenedAt, closesAt }, 'student', 20, []],
    ['a student, before it is opened', {}, 'student', 1, []],
    ['an admin', { windowOpenedAt, closesAt }, 'admin', 1, []],
  ])('%s', (_, change, role, minutes, expected) => {
    expect(may(change as Partial<typeof slot>, role, minutes)).toEqual(expected)
  })
})
