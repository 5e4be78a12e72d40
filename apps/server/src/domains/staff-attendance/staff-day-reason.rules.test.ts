import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '#platform/calendar.ts'
import { type DayFacts, type Shift, staffDayStatus } from './staff-day.rules.ts'
import { dayReason, type ExplainedDay } from './staff-day-reason.rules.ts'

const shift: Shift = {
  startsAt: '09:00',
  endsAt: '17:00',
  graceMinutes: 10,
  halfDayAfterMinutes: 120,
  absentAfterMinutes: 300,
  weekdays: [1, 2, 3, 4, 5],
}
const monday = '2026-11-16'
const timeZone = 'Europe/London'
const at = (time: string, date = monday) => instantAt(timeZone, date, time)
/** A day whose status follows from its times, unless it is given. */
function day(change: Partial<ExplainedDay> = {}): ExplainedDay {
  const facts: DayFacts = {
    ...{ date: monday, timeZone, shift, holiday: null, onLeave: false, leaveTimes: [] },
    ...{ inAt: null, outAt: null, over: false },
    ...change,
  }
  return {
    ...{ now: at('08:00'), decided: false, correctionReason: null, leaveName: null, locale: 'en-GB' },
    ...{ status: staffDayStatus(facts), ...facts },
    ...change,
  }
}
const hours = { startsAt: '09:00', lateFrom: '09:10' }

describe('the reason for a day', () => {
  it.each<[string, Partial<ExplainedDay>, ReturnType<typeof dayReason>]>([
    ['before the shift', {}, { code: 'due', ...hours }],
    ['just started', { now: at('09:05') }, { code: 'missing', ...hours, countsAs: 'present' }],
    ['already late', { now: at('09:20') }, { code: 'missing', ...hours, countsAs: 'late' }],
    ['half the day gone', { now: at('12:00') }, { code: 'missing', ...hours, countsAs: 'half-day' }],
    ['too late', { now: at('15:00') }, { code: 'missing', ...hours, countsAs: 'absent' }],
    ['after the shift', { now: at('18:00') }, { code: 'over', endsAt: '17:00' }],
    ['the day after', { over: true }, { code: 'no-check-in' }],
    ['on time', { inAt: at('08:55') }, null],
    ['late', { inAt: at('09:30') }, { code: 'late', ...hours }],
    [
      'left early',
      { inAt: at('09:00'), outAt: at('14:30') },
      {
        ...{ code: 'missed', startsAt: '09:00', endsAt: '17:00', missedMinutes: 150, limitMinutes: 120 },
        countsAs: 'half-day',
      },
    ],
    ['checked in at night', { inAt: at('19:30') }, { code: 'after-hours', endsAt: '17:00' }],
    ['no check-out', { inAt: at('09:00'), over: true }, { code: 'no-check-out' }],
    ['on leave', { onLeave: true, leaveName: 'Annual leave' }, { code: 'on-leave', name: 'Annual leave' }],
    ['at the weekend', { date: '2026-11-21' }, { code: 'day-off', name: 'Weekend' }],
    ['on a holiday', { holiday: 'Founders’ Day', over: true }, { code: 'day-off', name: 'Founders’ Day' }],
    ['at work on a holiday', { holiday: 'Founders’ Day', inAt: at('10:00') }, null],
    ['without fixed hours', { shift: null }, { code: 'day-off', name: 'No fixed hours' }],
    [
      'set by an admin',
      { inAt: at('08:55'), status: 'absent', decided: true, correctionReason: 'Badge lent out' },
      { code: 'set-by-admin', name: 'Badge lent out' },
    ],
    ['set to present by an admin', { status: 'present', decided: true, over: true }, null],
  ])('%s', (_, change, reason) => expect(dayReason(day(change))).toEqual(reason))

  it('names the rest of the shift after leave in the morning', () => {
    const halfDay = { leaveTimes: [{ from: 0, to: 13 * 60 }], inAt: at('13:30') }
    expect(dayReason(day(halfDay))).toEqual({ code: 'late', startsAt: '13:00', lateFrom: '13:10' })
  })
})

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const after = (minutes: number) => new Date(at('00:00').getTime() + minutes * 60_000)

it('explains every status but present, and only a forgotten check-out where it is present', () => {
  const time = fc.option(minute.map(after))
  fc.assert(
    fc.property(time, time, fc.boolean(), fc.boolean(), minute, (inAt, out, onLeave, over, now) => {
      const outAt = inAt && out && out >= inAt ? out : null
      const it = day({ inAt, outAt, onLeave, over, now: after(now) })
      const reason = dayReason(it)
      if (it.status === 'present') expect(reason?.code ?? 'no-check-out').toBe('no-check-out')
      else expect(reason).not.toBeNull()
      if (reason?.code === 'missed') {
        expect(reason.countsAs).toBe(it.status)
        expect(reason.missedMinutes).toBeGreaterThanOrEqual(reason.limitMinutes)
      }
      if (reason?.code === 'late') expect(it.status).toBe('late')
    }),
  )
})

it('says beforehand what a check-in counts as afterwards', () => {
  fc.assert(
    fc.property(minute, (now) => {
      const reason = dayReason(day({ now: after(now) }))
      const then = day({ inAt: after(now), now: after(now) }).status satisfies StaffDayStatus | null
      if (reason?.code === 'missing') expect(reason.countsAs).toBe(then)
      if (reason?.code === 'over') expect(then).toBe('absent')
      if (reason?.code === 'due') expect(then).toBe('present')
    }),
  )
})
