import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { expandMeeting, localMonday, wallTime, weeklySlot } from './weekly.rules.ts'

const term = { firstDay: '2026-09-21', lastDay: '2026-12-11' }
const monday = { weekday: 1, startsAt: '10:00', endsAt: '11:30' }
const iso = (slots: { startsAt: Date }[]) => slots.map(({ startsAt }) => startsAt.toISOString())

describe('expandMeeting', () => {
  it('meets once a week on its day, the first and last day of term included', () => {
    const slots = expandMeeting(monday, { firstDay: '2026-11-02', lastDay: '2026-11-16' }, [], 'UTC')
    expect(iso(slots)).toEqual([
      '2026-11-02T10:00:00.000Z',
      '2026-11-09T10:00:00.000Z',
      '2026-11-16T10:00:00.000Z',
    ])
  })

  it('keeps its local time when daylight saving ends', () => {
    const slots = expandMeeting(
      monday,
      { firstDay: '2026-10-19', lastDay: '2026-10-26' },
      [],
      'Europe/London',
    )
    expect(iso(slots)).toEqual(['2026-10-19T09:00:00.000Z', '2026-10-26T10:00:00.000Z'])
  })

  it('skips holidays', () => {
    const holidays = [{ firstDay: '2026-10-26', lastDay: '2026-10-30' }]
    const slots = expandMeeting(
      monday,
      { firstDay: '2026-10-19', lastDay: '2026-11-02' },
      holidays,
      'Europe/London',
    )
    expect(slots.map((it) => wallTime(it.startsAt, 'Europe/London').day)).toEqual([
      '2026-10-19',
      '2026-11-02',
    ])
  })

  const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
  const minutes = fc.integer({ min: 0, max: 1438 })
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
  const weekly = fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      from: minutes,
      length: fc.integer({ min: 1, max: 600 }),
    })
    .map(({ weekday, from, length }) => ({
      weekday,
      startsAt: clock(from),
      endsAt: clock(Math.min(from + length, 1439)),
    }))
  const holiday = fc.integer({ min: 0, max: 80 }).map((offset) => {
    const firstDay = Temporal.PlainDate.from(term.firstDay).add({ days: offset })
    return { firstDay: firstDay.toString(), lastDay: firstDay.add({ days: 3 }).toString() }
  })

  it('gives every week of term except holidays one session, in order, inside the term', () => {
    fc.assert(
      fc.property(weekly, fc.array(holiday, { maxLength: 4 }), zone, (meeting, holidays, timeZone) => {
        const slots = expandMeeting(meeting, term, holidays, timeZone)
        const days = slots.map(({ startsAt }) => wallTime(startsAt, timeZone).day)
        const free = everyDay().filter(
          (day) =>
            Temporal.PlainDate.from(day).dayOfWeek === meeting.weekday &&
            !holidays.some((it) => it.firstDay <= day && day <= it.lastDay),
        )
        expect(days).toEqual(free)
        for (const { startsAt, endsAt } of slots) expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime())
      }),
    )
  })

  it('has the local times of the meeting, except in the hour that daylight saving skips', () => {
    fc.assert(
      fc.property(weekly, zone, (meeting, timeZone) => {
        for (const { startsAt } of expandMeeting(meeting, term, [], timeZone)) {
          const { day, time } = wallTime(startsAt, timeZone)
          const exact = Temporal.PlainDate.from(day).toZonedDateTime({
            timeZone,
            plainTime: meeting.startsAt,
          })
          expect(time).toBe(exact.toPlainTime().toString({ smallestUnit: 'minute' }))
        }
      }),
    )
  })
})

const everyDay = () => {
  const [first, last] = [Temporal.PlainDate.from(term.firstDay), Temporal.PlainDate.from(term.lastDay)]
  return Array.from({ length: first.until(last).days + 1 }, (_, days) => first.add({ days }).toString())
}

describe('weeklySlot', () => {
  it('when the clocks go forward, a skipped time is an hour later and the length stays the same', () => {
    const slot = weeklySlot('2027-03-28', { startsAt: '01:15', endsAt: '01:45' }, 'Europe/London')
    expect(slot.startsAt.toISOString()).toBe('2027-03-28T01:15:00.000Z')
    expect(slot.endsAt.toISOString()).toBe('2027-03-28T01:45:00.000Z')
  })
})

describe('localMonday', () => {
  it('is the institution’s week, whatever the UTC date is', () => {
    expect(localMonday(new Date('2026-11-15T23:30:00Z'), 'UTC')).toBe('2026-11-09')
    expect(localMonday(new Date('2026-11-15T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-16')
  })
})

it('includes the first day of term, and the day after a holiday in the same week', () => {
  const short = { firstDay: '2026-11-02', lastDay: '2026-11-08' }
  const on = (weekday: number, holidays: { firstDay: string; lastDay: string }[] = []) =>
    expandMeeting({ ...monday, weekday }, short, holidays, 'UTC').map(
      (it) => wallTime(it.startsAt, 'UTC').day,
    )
  expect([1, 2, 7].map((weekday) => on(weekday))).toEqual([['2026-11-02'], ['2026-11-03'], ['2026-11-08']])
  const beside = [
    { firstDay: '2026-11-03', lastDay: '2026-11-03' },
    { firstDay: '2026-11-05', lastDay: '2026-11-06' },
  ]
  expect(on(3, beside)).toEqual(['2026-11-04'])
  expect(on(2, beside)).toEqual([])
})

it('converts an instant to the institution’s day and minute', () => {
  expect(wallTime(new Date('2026-11-16T23:30:59Z'), 'Europe/Berlin')).toEqual({
    day: '2026-11-17',
    time: '00:30',
  })
})

it('keeps the length of times on a night with a skipped hour', () => {
  const slot = weeklySlot('2027-03-28', { startsAt: '01:30', endsAt: '02:00' }, 'Europe/London')
  expect(slot.startsAt.toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(slot.endsAt.toISOString()).toBe('2027-03-28T02:00:00.000Z')
})
