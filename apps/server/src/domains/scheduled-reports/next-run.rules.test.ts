import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { nextRun, periodDays, type Rhythm } from './next-run.rules.ts'

const weekly = (weekday: number, hour: number): Rhythm => ({ every: 'week', weekday, monthDay: 1, hour })
const monthly = (monthDay: number, hour: number): Rhythm => ({ every: 'month', weekday: 1, monthDay, hour })

describe('the next run', () => {
  it.each([
    // 2026-11-16 is a Monday.
    ['later today', weekly(1, 9), '2026-11-16T08:59:59Z', '2026-11-16T09:00:00.000Z'],
    ['not again at the same moment', weekly(1, 9), '2026-11-16T09:00:00Z', '2026-11-23T09:00:00.000Z'],
    ['next month', monthly(15, 7), '2026-11-16T00:00:00Z', '2026-12-15T07:00:00.000Z'],
    ['in summer time', monthly(1, 7), '2026-06-02T00:00:00Z', '2026-07-01T06:00:00.000Z'],
    // In London, 01:00 to 02:00 on 28 March 2027 does not exist.
    ['in a skipped hour', weekly(7, 1), '2027-03-27T12:00:00Z', '2027-03-28T01:00:00.000Z'],
  ])('is %s', (_, rhythm, now, expected) => {
    expect(nextRun(rhythm, 'Europe/London', new Date(now)).toISOString()).toBe(expected)
  })

  it('is after now, within a period, on the right day and hour', () => {
    const rhythm = fc.record({
      every: fc.constantFrom('week' as const, 'month' as const),
      weekday: fc.integer({ min: 1, max: 7 }),
      monthDay: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
    })
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    // No zone here changes its clock in an hour that is checked: Kolkata never does.
    fc.assert(
      fc.property(rhythm, now, (wanted, at) => {
        const next = nextRun(wanted, 'Asia/Kolkata', at)
        expect(next.getTime()).toBeGreaterThan(at.getTime())
        expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(31 * 86_400_000)
        const local = Temporal.Instant.fromEpochMilliseconds(next.getTime()).toZonedDateTimeISO(
          'Asia/Kolkata',
        )
        expect([local.hour, local.minute]).toEqual([wanted.hour, 0])
        expect(wanted.every === 'week' ? local.dayOfWeek : local.day).toBe(
          wanted.every === 'week' ? wanted.weekday : wanted.monthDay,
        )
      }),
    )
  })
})

it.each([
  ['selected', null],
  ['last-7-days', { from: '2026-02-22', to: '2026-02-28' }],
  ['last-month', { from: '2026-02-01', to: '2026-02-28' }],
] as const)('the days of %s', (period, expected) => {
  expect(periodDays(period, '2026-03-01')).toEqual(expected)
})
