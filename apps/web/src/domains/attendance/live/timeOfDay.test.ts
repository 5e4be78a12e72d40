import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { instantOfTime } from './timeOfDay.ts'

const reference = { instant: '2026-11-18T10:50:37.120Z', time: '10:50' }

test('an untouched time keeps its seconds', () => {
  expect(instantOfTime(reference, '10:50')).toBe(reference.instant)
})

test('a changed time is exactly that minute, earlier or later', () => {
  expect(instantOfTime(reference, '11:05')).toBe('2026-11-18T11:05:00.000Z')
  expect(instantOfTime(reference, '10:45')).toBe('2026-11-18T10:45:00.000Z')
})

test('times can be on either side of midnight', () => {
  const late = { instant: '2026-11-18T23:50:00.000Z', time: '23:50' }
  expect(instantOfTime(late, '00:10')).toBe('2026-11-19T00:10:00.000Z')
})

test('shows the requested time in the institution’s time zone', () => {
  const { time } = createTimeFormat('Asia/Kolkata')
  const instants = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  assert(
    property(instants, integer({ min: 0, max: 1439 }), (instant, minutes) => {
      const wanted = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      const known = { instant: instant.toISOString(), time: time(instant) }
      expect(time(instantOfTime(known, wanted))).toBe(wanted)
    }),
  )
})
