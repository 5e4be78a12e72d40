import { expect, it } from 'vitest'
import { datesNote } from './memberDates.ts'

it.each([
  ['2026-01-01', null, null],
  ['2026-12-01', null, 'Starts 1 Dec 2026'],
  ['2026-01-01', '2026-11-26', 'Leaves 26 Nov 2026'],
  ['2026-01-01', '2026-11-25', 'Left 25 Nov 2026'],
  ['2026-12-01', '2027-01-31', 'Starts 1 Dec 2026, leaves 31 Jan 2027'],
])('from %s to %s reads %s', (startsOn, endsOn, note) => {
  expect(datesNote({ startsOn, endsOn }, '2026-11-26')).toBe(note)
})
