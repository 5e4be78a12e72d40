import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, isoWeekday } from '#platform/calendar.ts'
import {
  type CalendarDay,
  countLeave,
  type LeavePeriod,
  minutesOfDay,
  stretchOfLeave,
  timeOfLeave,
  timeOfStretch,
} from './leave-count.rules.ts'

const period = (change: Partial<LeavePeriod> = {}): LeavePeriod => ({
  from: '2026-11-16',
  to: '2026-11-16',
  part: 'whole',
  startsAt: null,
  endsAt: null,
  ...change,
})
const hours = (startsAt: string, endsAt: string) => period({ part: 'hours', startsAt, endsAt })
const holiday = '2026-12-25'
const calendarDay = (date: string): CalendarDay => ({
  date,
  dayOff: date === holiday ? 'Christmas' : isoWeekday(date) > 5 ? 'Weekend' : null,
})
const calendar = (from: string, to: string) => daysBetween(from, to).map(calendarDay)
const count = (it: LeavePeriod, dayMinutes = 480) =>
  countLeave(it, calendar(it.from, it.to), dayMinutes).reduce((sum, { minutes }) => sum + minutes, 0)

describe('the minutes that leave deducts', () => {
  it.each([
    ['a working week and its weekend', period({ to: '2026-11-22' }), 5 * 480],
    ['a week with a holiday', period({ from: '2026-12-21', to: '2026-12-27' }), 4 * 480],
    ['a weekend', period({ from: '2026-11-21', to: '2026-11-22' }), 0],
    ['a morning', period({ part: 'morning' }), 240],
    ['an afternoon of a Saturday', period({ from: '2026-11-21', to: '2026-11-21', part: 'afternoon' }), 0],
    ['two hours and a half', hours('09:00', '11:30'), 150],
    ['hours longer than the day', hours('06:00', '22:00'), 480],
  ])('%s', (_, it, minutes) => expect(count(it)).toBe(minutes))

  it('gives the reason why a day is free', () => {
    const [friday, saturday] = countLeave(period(), calendar(holiday, '2026-12-26'), 480)
    expect([friday, saturday]).toMatchObject([
      { dayOff: 'Christmas', minutes: 0 },
      { dayOff: 'Weekend', minutes: 0 },
    ])
  })
})

/** Three years, generated once; the properties pick their periods from them. */
const days = calendar('2026-01-01', '2028-12-31')
const anyStart = fc.nat(900)
const anyLength = fc.nat(60)
const dayMinutes = fc.integer({ min: 60, max: 1440 })
const wholeDays = (start: number, length: number, long: number) =>
  countLeave(period(), days.slice(start, start + length + 1), long).reduce((sum, it) => sum + it.minutes, 0)
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const anyHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 2 })
  .map((both) => both.toSorted((a, b) => a - b).map(clock))
  .map(([startsAt = '', endsAt = '']) => hours(startsAt, endsAt))

describe('any requested period', () => {
  it('adjacent periods deduct as much together as separately', () => {
    fc.assert(
      fc.property(anyStart, anyLength, anyLength, dayMinutes, (start, one, two, long) => {
        const apart = wholeDays(start, one, long) + wholeDays(start + one + 1, two, long)
        expect(apart).toBe(wholeDays(start, one + two + 1, long))
      }),
    )
  })

  it('a longer period never deducts less, and no period deducts less than zero', () => {
    fc.assert(
      fc.property(anyStart, anyLength, anyLength, dayMinutes, (start, one, more, long) => {
        expect(wholeDays(start, one, long)).toBeGreaterThanOrEqual(0)
        expect(wholeDays(start, one + more, long)).toBeGreaterThanOrEqual(wholeDays(start, one, long))
      }),
    )
  })

  it('two halves make a day, and hours never deduct more than a day', () => {
    fc.assert(
      fc.property(dayMinutes, anyHours, (long, some) => {
        const half = (part: 'morning' | 'afternoon') => minutesOfDay(period({ part }), long)
        expect(half('morning') + half('afternoon')).toBe(long)
        expect(minutesOfDay(some, long)).toBeLessThanOrEqual(long)
        expect(minutesOfDay(some, long)).toBeGreaterThan(0)
      }),
    )
  })

  it('a part of a day can be read back from its times', () => {
    const part = fc.oneof(
      anyHours,
      fc
        .constantFrom('whole' as const, 'morning' as const, 'afternoon' as const)
        .map((it) => period({ part: it })),
    )
    fc.assert(
      fc.property(part, fc.integer({ min: 1, max: 1439 }), (it, middle) => {
        expect(timeOfStretch(stretchOfLeave(it, middle))).toEqual(timeOfLeave(it, middle))
      }),
    )
  })
})

it('the morning and the afternoon of a day meet at the middle of the shift', () => {
  const stretch = (part: 'morning' | 'afternoon') => stretchOfLeave(period({ part }), 13 * 60)
  expect(stretch('morning')).toEqual({ start: '2026-11-16T00:00:00', end: '2026-11-16T13:00:00' })
  expect(stretch('afternoon')).toEqual({ start: '2026-11-16T13:00:00', end: '2026-11-17T00:00:00' })
})

it('the morning of an odd day is the longer half', () => {
  expect(minutesOfDay(period({ part: 'morning' }), 431)).toBe(216)
  expect(minutesOfDay(period({ part: 'afternoon' }), 431)).toBe(215)
})

it('incomplete hours, or hours that end before they start, deduct nothing', () => {
  for (const it of [
    hours('11:00', '09:00'),
    period({ part: 'hours', startsAt: '09:00' }),
    period({ part: 'hours', endsAt: '09:00' }),
  ])
    expect(minutesOfDay(it, 480)).toBe(0)
  expect(timeOfLeave(period({ part: 'hours' }), 780)).toEqual({ from: 0, to: 0 })
})

it('days off deduct nothing and give the reason; working days deduct the requested time', () => {
  expect(countLeave(period({ part: 'morning' }), calendar('2026-12-24', holiday), 480)).toEqual([
    { date: '2026-12-24', dayOff: null, minutes: 240 },
    { date: holiday, dayOff: 'Christmas', minutes: 0 },
  ])
})

it('a leave lasts from the first moment of its first day to the last moment of its last day', () => {
  expect(stretchOfLeave(period({ to: '2026-11-20' }), 780)).toEqual({
    start: '2026-11-16T00:00:00',
    end: '2026-11-21T00:00:00',
  })
  expect(stretchOfLeave(hours('09:05', '11:30'), 780)).toEqual({
    start: '2026-11-16T09:05:00',
    end: '2026-11-16T11:30:00',
  })
})
