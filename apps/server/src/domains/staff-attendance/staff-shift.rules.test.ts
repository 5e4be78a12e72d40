import { m as dayOffMessages } from '@campanile/contract/staff-attendance/day-off-messages.ts'
import { describe, expect, it } from 'vitest'
import {
  clockText,
  type DatedShift,
  findDayOff,
  findHoliday,
  findShift,
  type Shift,
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

describe('the shift that applies', () => {
  const institution: DatedShift = { ...shift, personId: null, firstDay: '1900-01-01', lastDay: null }
  const person = { id: 'p', employmentType: 'full-time' as const }
  const own = { ...institution, personId: 'p', firstDay: '2026-11-01', lastDay: '2026-11-30' }

  it('is the person’s own before the institution’s, and the later before the earlier', () => {
    const changed = { ...institution, firstDay: '2026-11-10' }
    const shifts = [institution, changed, own]
    expect(findShift(shifts, person, '2026-11-16')).toBe(own)
    expect(findShift(shifts, person, '2026-12-01')).toBe(changed)
    expect(findShift(shifts, person, '2026-10-01')).toBe(institution)
    expect(findShift(shifts, { ...person, id: 'q' }, '2026-11-16')).toBe(changed)
  })

  it('applies from its first to its last day, and not outside them', () => {
    const shifts = [institution, own]
    for (const date of [own.firstDay, own.lastDay]) expect(findShift(shifts, person, date)).toBe(own)
    for (const date of ['2026-10-31', '2026-12-01']) expect(findShift(shifts, person, date)).toBe(institution)
  })

  it('is never another person’s, however late it begins', () => {
    expect(findShift([institution, own], { ...person, id: 'q' }, monday)).toBe(institution)
    expect(findShift([own], { ...person, id: 'q' }, monday)).toBeNull()
  })

  it('is empty for visiting people, unless they have their own', () => {
    const visiting = { id: 'v', employmentType: 'visiting' as const }
    expect(findShift([institution], visiting, monday)).toBeNull()
    const theirs = { ...own, personId: 'v' }
    expect(findShift([institution, theirs], visiting, monday)).toBe(theirs)
  })

  it('gives the reason why a day is free', () => {
    expect(findDayOff(shift, monday, null)).toBeNull()
    expect(findDayOff(shift, saturday, null)).toBe(dayOffMessages.weekend())
    for (const date of [monday, '2026-11-20'])
      expect(findDayOff({ ...shift, weekdays: [2] }, date, null)).toBe(dayOffMessages.dayOff())
    expect(findDayOff(shift, monday, 'Founders’ Day')).toBe('Founders’ Day')
    expect(findDayOff(null, monday, null)).toBe(dayOffMessages.noFixedHours())
  })
})

it('a holiday lasts from its first to its last day', () => {
  const holidays = [
    { name: 'Founders’ Day', firstDay: '2026-11-16', lastDay: '2026-11-16' },
    { name: 'Winter break', firstDay: '2026-12-21', lastDay: '2026-12-31' },
  ]
  for (const date of ['2026-12-21', '2026-12-25', '2026-12-31'])
    expect(findHoliday(holidays, date)).toBe('Winter break')
  for (const date of ['2026-11-15', '2026-11-17', '2026-12-20', '2027-01-01'])
    expect(findHoliday(holidays, date)).toBeNull()
})

it('times from the database and from a form are equal once cut to the minute', () => {
  expect(clockText('09:00:00')).toBe(clockText('09:00'))
  expect(clockText('09:00:00')).toBe('09:00')
})
