import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '#platform/calendar.ts'
import {
  type DayFacts,
  isForgotten,
  type LeaveTime,
  mergedTimes,
  missedMinutes,
  type Shift,
  shiftBeside,
  shiftInstants,
  shiftMiddle,
  staffDayStatus,
  workedMinutes,
} from './staff-day.rules.ts'

const shift: Shift = {
  startsAt: '09:00',
  endsAt: '17:00',
  graceMinutes: 10,
  halfDayAfterMinutes: 120,
  absentAfterMinutes: 300,
  weekdays: [1, 2, 3, 4, 5],
}
const monday = '2026-11-16'
const saturday = '2026-11-21'
const timeZone = 'Europe/London'
const at = (time: string, date = monday) => instantAt(timeZone, date, time)
const day = (change: Partial<DayFacts> = {}): DayFacts => ({
  date: monday,
  timeZone,
  shift,
  holiday: null,
  onLeave: false,
  leaveTimes: [],
  inAt: null,
  outAt: null,
  over: false,
  ...change,
})

describe('the status of a day', () => {
  it.each([
    ['on time', { inAt: at('08:55') }, 'present'],
    ['within the minutes of grace', { inAt: at('09:10') }, 'present'],
    ['after them', { inAt: at('09:11') }, 'late'],
    ['so late that half of the day is missed', { inAt: at('11:00') }, 'half-day'],
    ['so late that it does not count', { inAt: at('14:00') }, 'absent'],
    ['on time and gone at the end', { inAt: at('09:00'), outAt: at('17:00') }, 'present'],
    ['on time and gone a little early', { inAt: at('09:00'), outAt: at('16:30') }, 'present'],
    ['on time and gone after lunch', { inAt: at('09:00'), outAt: at('14:30') }, 'half-day'],
    ['on time and gone at once', { inAt: at('09:00'), outAt: at('09:30') }, 'absent'],
    ['late at both ends together', { inAt: at('10:00'), outAt: at('16:00') }, 'half-day'],
    ['not here yet', {}, null],
    ['not here, and the day is over', { over: true }, 'absent'],
    ['not gone, and the day is over', { inAt: at('09:00'), over: true }, 'present'],
    ['on leave', { onLeave: true, over: true }, 'on-leave'],
    ['here although on leave', { onLeave: true, inAt: at('09:00') }, 'on-leave'],
    ['a holiday', { holiday: 'Founders’ Day', over: true }, null],
    ['here on a holiday', { holiday: 'Founders’ Day', inAt: at('13:00') }, 'present'],
    ['without a shift', { shift: null, over: true }, null],
    ['here without a shift', { shift: null, inAt: at('15:00') }, 'present'],
  ])('%s', (_, facts, status) => expect(staffDayStatus(day(facts))).toBe(status))

  it('is empty at the weekend, but present for people who come', () => {
    expect(staffDayStatus(day({ date: saturday, over: true }))).toBeNull()
    expect(staffDayStatus(day({ date: saturday, inAt: at('15:00', saturday) }))).toBe('present')
  })
})

const rank = { present: 0, late: 1, 'half-day': 2, absent: 3, 'on-leave': -1 }
const toRank = (facts: DayFacts) => rank[staffDayStatus(facts) ?? 'absent']
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const after = (minutes: number) => new Date(at('00:00').getTime() + minutes * 60_000)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Any rule an admin can save. */
const anyShift: fc.Arbitrary<Shift> = fc
  .record({
    hours: fc.uniqueArray(minute, { minLength: 2, maxLength: 2 }),
    thresholds: fc.array(minute, { minLength: 3, maxLength: 3 }),
  })
  .map(({ hours, thresholds }) => {
    const [start = 0, end = 0] = hours.toSorted((a, b) => a - b)
    const [grace = 0, half = 0, absent = 0] = thresholds.toSorted((a, b) => a - b)
    return {
      ...shift,
      startsAt: clock(start),
      endsAt: clock(end),
      graceMinutes: grace,
      halfDayAfterMinutes: half,
      absentAfterMinutes: absent,
    }
  })

describe('a shift of which no minute may be missed', () => {
  const strict = { ...shift, graceMinutes: 0, halfDayAfterMinutes: 0 }

  it.each([
    [0, '09:00', 'present'],
    [0, '09:01', 'absent'],
    [300, '09:00', 'present'],
    [300, '09:01', 'half-day'],
  ])('absent after %i minutes, here at %s: %s', (absentAfterMinutes, time, status) => {
    expect(staffDayStatus(day({ shift: { ...strict, absentAfterMinutes }, inAt: at(time) }))).toBe(status)
  })
})

describe('any rule and any times', () => {
  it('arriving later never improves the status', () => {
    fc.assert(
      fc.property(anyShift, minute, minute, (rule, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const statusAt = (it: number) => toRank(day({ shift: rule, inAt: after(it) }))
        expect(statusAt(late)).toBeGreaterThanOrEqual(statusAt(early))
      }),
    )
  })

  it('leaving earlier never improves the status', () => {
    fc.assert(
      fc.property(anyShift, minute, minute, minute, (rule, ...times) => {
        const [came = 0, early = 0, late = 0] = times.toSorted((a, b) => a - b)
        const statusAt = (it: number) => toRank(day({ shift: rule, inAt: after(came), outAt: after(it) }))
        expect(statusAt(early)).toBeGreaterThanOrEqual(statusAt(late))
      }),
    )
  })

  it('a person who is there for the whole shift is present', () => {
    fc.assert(
      fc.property(anyShift, (rule) => {
        const { start, end } = shiftInstants(rule, monday, timeZone)
        expect(staffDayStatus(day({ shift: rule, inAt: start, outAt: end, over: true }))).toBe('present')
      }),
    )
  })

  it('missed minutes are between zero and the whole shift', () => {
    fc.assert(
      fc.property(anyShift, minute, minute, (rule, one, other) => {
        const [inAt, outAt] = [after(Math.min(one, other)), after(Math.max(one, other))]
        const { start, end } = shiftInstants(rule, monday, timeZone)
        const missed = missedMinutes({ date: monday, timeZone, shift: rule, inAt, outAt })
        expect(missed).toBeGreaterThanOrEqual(0)
        expect(missed).toBeLessThanOrEqual((end.getTime() - start.getTime()) / 60_000)
      }),
    )
  })
})

describe('leave for a part of the day', () => {
  const middle = shiftMiddle(shift)
  const morning: LeaveTime = { from: 0, to: middle }
  const afternoon: LeaveTime = { from: middle, to: 1440 }

  it('moves the start or the end of the shift, but changes nothing in between', () => {
    expect(shiftBeside(shift, [morning])).toMatchObject({ startsAt: '13:00', endsAt: '17:00' })
    expect(shiftBeside(shift, [afternoon])).toMatchObject({ startsAt: '09:00', endsAt: '13:00' })
    expect(shiftBeside(shift, [{ from: 11 * 60, to: 12 * 60 }])).toBe(shift)
    expect(shiftBeside(shift, [morning, afternoon])).toBeNull()
  })

  it('counts from the first to the last minute of the shift', () => {
    const [start, end] = [9 * 60, 17 * 60]
    expect(shiftBeside(shift, [{ from: start, to: start + 65 }])).toMatchObject({ startsAt: '10:05' })
    expect(shiftBeside(shift, [{ from: end - 65, to: end }])).toMatchObject({ endsAt: '15:55' })
  })

  it('changes nothing outside the shift', () => {
    const outside = [
      { from: 6 * 60, to: 8 * 60 },
      { from: 18 * 60, to: 20 * 60 },
    ]
    expect(shiftBeside(shift, outside)).toBe(shift)
  })

  it('divides the day at noon for people without a shift', () => {
    expect(shiftMiddle(null)).toBe(12 * 60)
  })

  it('is a single period where one part begins when another ends', () => {
    expect(
      mergedTimes([
        { from: 60, to: 120 },
        { from: 0, to: 60 },
      ]),
    ).toEqual([{ from: 0, to: 120 }])
  })

  it.each([
    ['on time for the afternoon', { leaveTimes: [morning], inAt: at('13:05') }, 'present'],
    ['late for the afternoon', { leaveTimes: [morning], inAt: at('13:30') }, 'late'],
    [
      'gone at the start of the free afternoon',
      { leaveTimes: [afternoon], inAt: at('09:00'), outAt: at('13:00') },
      'present',
    ],
    ['not there for the rest', { leaveTimes: [morning], over: true }, 'absent'],
    ['both halves', { leaveTimes: [afternoon, morning], over: true }, 'on-leave'],
    ['on a holiday', { leaveTimes: [morning], holiday: 'Founders’ Day', over: true }, null],
  ])('%s', (_, facts, status) => expect(staffDayStatus(day(facts))).toBe(status))

  const anyTimes = fc
    .array(fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 2 }), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([a = 0, b = 0]) => ({ from: Math.min(a, b), to: Math.max(a, b) })))
  const covered = (times: readonly LeaveTime[], at: number) =>
    times.some(({ from, to }) => from <= at && at < to)

  it('covers the same minutes once merged, sorted and without overlaps', () => {
    fc.assert(
      fc.property(anyTimes, fc.integer({ min: 0, max: 1440 }), (times, minuteAt) => {
        const merged = mergedTimes(times)
        expect(covered(merged, minuteAt)).toBe(covered(times, minuteAt))
        expect(mergedTimes(merged)).toEqual(merged)
        for (const [index, it] of merged.slice(1).entries())
          expect(it.from).toBeGreaterThan(merged[index]!.to)
      }),
    )
  })

  it('never makes the status worse, and never extends beyond the shift', () => {
    const someTime = fc.option(minute)
    fc.assert(
      fc.property(
        anyShift,
        anyTimes,
        minute,
        someTime,
        fc.boolean(),
        (rule, leaveTimes, one, other, over) => {
          const inAt = after(Math.min(one, other ?? one))
          const outAt = other === null ? null : after(Math.max(one, other))
          const facts = day({ shift: rule, inAt, outAt, over })
          expect(toRank({ ...facts, leaveTimes })).toBeLessThanOrEqual(toRank(facts))
          const rest = shiftBeside(rule, leaveTimes)
          expect(rest === null || (rest.startsAt >= rule.startsAt && rest.endsAt <= rule.endsAt)).toBe(true)
        },
      ),
    )
  })
})

describe('summer time', () => {
  it('moves the shift with local time', () => {
    const winter = shiftInstants(shift, '2026-10-23', timeZone).start
    const afterwards = shiftInstants(shift, '2026-10-26', timeZone).start
    expect(winter.toISOString()).toBe('2026-10-23T08:00:00.000Z')
    expect(afterwards.toISOString()).toBe('2026-10-26T09:00:00.000Z')
  })

  it('makes a night shift an hour shorter or longer, and no one late because of it', () => {
    const night = { ...shift, startsAt: '00:00', endsAt: '08:00', weekdays: [7] }
    for (const [date, hours] of [
      ['2026-03-29', 7],
      ['2026-10-25', 9],
    ] as const) {
      const { start, end } = shiftInstants(night, date, timeZone)
      expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours)
      const facts = day({ date, shift: night, inAt: start, outAt: end })
      expect(staffDayStatus(facts)).toBe('present')
      expect(workedMinutes(facts)).toBe(hours * 60)
    }
  })

  it('treats a start in the skipped hour as an hour later', () => {
    const early = { ...shift, startsAt: '01:30', weekdays: [7] }
    const { start } = shiftInstants(early, '2026-03-29', timeZone)
    expect(start.toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(staffDayStatus(day({ date: '2026-03-29', shift: early, inAt: start }))).toBe('present')
  })
})

it('a check-out is forgotten once the day is over, and no time is invented for it', () => {
  const open = { date: monday, inAt: at('09:00'), outAt: null }
  expect(isForgotten(open, monday)).toBe(false)
  expect(isForgotten(open, '2026-11-17')).toBe(true)
  expect(isForgotten({ ...open, outAt: at('17:00') }, '2026-11-17')).toBe(false)
  expect(isForgotten({ ...open, inAt: null }, '2026-11-17')).toBe(false)
  expect(workedMinutes(open)).toBeNull()
})
