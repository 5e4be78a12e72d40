import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt, localTimeOf } from './zonedTime.ts'

test('an instant is shown in the institution’s local time', () => {
  expect(localTimeOf('2026-11-20T17:00:00Z', 'Europe/London')).toBe('2026-11-20T17:00')
  expect(localTimeOf('2026-11-20T17:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-20T22:45')
  expect(instantAt('2026-11-20T17:00', 'Europe/London')).toBe('2026-11-20T17:00:00.000Z')
  expect(instantAt('2026-07-20T17:00', 'Europe/London')).toBe('2026-07-20T16:00:00.000Z')
})

test('of a repeated hour the first is meant, and a skipped hour moves later', () => {
  expect(instantAt('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z')
  expect(instantAt('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z')
})

test('local time converts back to the instant, except in a repeated hour', () => {
  const zones = constantFrom(
    'UTC',
    'Europe/London',
    'America/St_Johns',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  )
  const minutes = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  assert(
    property(zones, minutes, (zone, at) => {
      at.setUTCSeconds(0, 0)
      const local = localTimeOf(at.toISOString(), zone)
      const back = instantAt(local, zone)
      expect(localTimeOf(back, zone)).toBe(local)
      expect(at.getTime() - Date.parse(back)).toBeLessThanOrEqual(3_600_000)
    }),
  )
})
