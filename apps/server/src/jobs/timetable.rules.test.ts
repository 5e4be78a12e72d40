import fc from 'fast-check'
import { parseCrontab } from 'graphile-worker'
import { expect, it } from 'vitest'
import { dueBetween, minuteOf } from './timetable.rules.ts'

const items = parseCrontab('* * * * * sendMails\n20 2 * * * refreshFigures\n5 * * * * closeStaffDays')
const minute = (text: string) => minuteOf(new Date(`${text}Z`))
const due = (last: string, now: string) =>
  dueBetween(items, minute(last), minute(now)).map(({ task }) => task)

it.each([
  ['within a minute', '2026-11-22T09:00:01', '2026-11-22T09:00:59', []],
  ['the next minute', '2026-11-22T09:00', '2026-11-22T09:01', ['sendMails']],
  ['the hour', '2026-11-22T09:04', '2026-11-22T09:05', ['sendMails', 'closeStaffDays']],
  [
    'asleep through the night',
    '2026-11-22T01:50',
    '2026-11-22T06:00',
    ['sendMails', 'refreshFigures', 'closeStaffDays'],
  ],
  ['a year ahead', '2026-11-22T09:00', '2027-11-22T09:00', ['sendMails', 'refreshFigures', 'closeStaffDays']],
  ['a year back', '2027-11-22T09:00', '2026-11-22T09:00', ['sendMails']],
])('%s', (_what, last, now, tasks) => expect(due(last, now)).toEqual(tasks))

it('adds each job once, however far the clock jumps, and always those of the current minute', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [last, now] = [minuteOf(one), minuteOf(other)]
      fc.pre(last !== now)
      const found = dueBetween(items, last, now)
      expect(new Set(found).size).toBe(found.length)
      expect(found).toEqual(expect.arrayContaining(dueBetween(items, now - 60_000, now)))
    }),
  )
})

it.each([
  ['in its month', '0 0 1 3 *', '2026-03-01T00:00'],
  ['on its day of the month', '0 0 31 * *', '2026-01-31T00:00'],
  ['on its day of the week', '0 0 * * 0', '2026-11-22T00:00'],
])('runs a job %s', (_, rule, at) => {
  const [job] = parseCrontab(`${rule} job`)
  const times = (shift: number) => dueBetween([job!], minute(at) + shift - 60_000, minute(at) + shift).length
  expect(times(0)).toBe(1)
  expect(times(86_400_000)).toBe(0)
})

it('catches up on the last day, and on nothing before it', () => {
  const [yearly] = parseCrontab('0 0 1 1 * job')
  const found = (now: string) => dueBetween([yearly!], minute('2026-12-31T00:00'), minute(now)).length
  expect(found('2027-01-01T23:59')).toBe(1)
  expect(found('2027-01-02T00:00')).toBe(0)
})

it('adds nothing within the same minute', () => {
  expect(dueBetween(items, minute('2026-11-22T09:00'), minute('2026-11-22T09:00'))).toEqual([])
})
