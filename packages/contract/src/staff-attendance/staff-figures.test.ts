import fc from 'fast-check'
import { expect, it } from 'vitest'
import { staffDayStatuses } from './staff-day-statuses.ts'
import { countPresent, hoursWorked, workedStatuses } from './staff-figures.ts'

const day = fc.record({
  status: fc.option(fc.constantFrom(...staffDayStatuses)),
  workedMinutes: fc.option(fc.nat(1440)),
})

it('counts days that were worked, and not those that count as absent or on leave', () => {
  const days = [
    { status: 'present' as const, workedMinutes: 480 },
    { status: 'late' as const, workedMinutes: null },
    { status: 'absent' as const, workedMinutes: 60 },
    { status: 'on-leave' as const, workedMinutes: 30 },
    { status: null, workedMinutes: null },
  ]
  expect(hoursWorked(days)).toEqual({ days: 2, minutes: 480 })
  expect(hoursWorked([])).toEqual({ days: 0, minutes: 0 })
})

it('adds up over parts of a period, and never counts more days than were worked', () => {
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (one, other) => {
      const [first, second, all] = [hoursWorked(one), hoursWorked(other), hoursWorked([...one, ...other])]
      expect(all).toEqual({ days: first.days + second.days, minutes: first.minutes + second.minutes })
      const worked = one.filter(({ status }) => workedStatuses.some((it) => it === status))
      expect(first.days).toBe(worked.length)
    }),
  )
})

it('counts people as present who are in or have left again', () => {
  const counts = { in: 9, left: 3, missing: 1, due: 2, absent: 4, 'on-leave': 5, off: 6 }
  expect(countPresent(counts)).toBe(12)
})
