import { expect, it } from 'vitest'
import { strangeTime } from './deviceClock.ts'

it.each([
  ['2026-11-16T10:05:00.000Z', null],
  ['2026-11-16T10:07:00.000Z', null],
  ['2026-11-16T10:03:00.000Z', null],
  ['2026-11-16T10:07:01.000Z', '2026-11-16T10:07:01.000Z'],
  ['2026-11-16T09:00:00.000Z', '2026-11-16T09:00:00.000Z'],
])('a scan at %s of a code of 10:05 shows: %s', (scannedAt, told) => {
  expect(strangeTime({ shownAt: '2026-11-16T10:05:00.000Z', scannedAt })).toBe(told)
})
