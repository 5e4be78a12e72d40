import { expect, test } from 'vitest'
import { byDay, holidaysOn, shownDays, shownHours, teachingWeek } from './weekShape.ts'

const [monday, friday, saturday, sunday] = ['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22'] as const

test('the weekend is shown only if it has sessions', () => {
  expect(shownDays(monday, sunday, [])).toHaveLength(5)
  expect(shownDays(monday, sunday, [friday]).at(-1)).toBe(friday)
  expect(shownDays(monday, sunday, [saturday]).at(-1)).toBe(saturday)
  expect(shownDays(monday, sunday, [monday, sunday])).toHaveLength(7)
  expect(shownDays(monday, sunday, ['2026-11-28'])).toHaveLength(5)
  const weekFromSunday = ['2026-11-15', saturday] as const
  expect(shownDays(...weekFromSunday, [])[0]).toBe(monday)
  expect(shownDays(...weekFromSunday, ['2026-11-15'])).toHaveLength(6)
})

test('the day is as long as its sessions require', () => {
  expect(shownHours([])).toEqual({ first: 8, last: 18 })
  expect(shownHours([{ start: 450, end: 540 }])).toEqual({ first: 7, last: 18 })
  expect(shownHours([{ start: 1080, end: 1110 }])).toEqual({ first: 8, last: 19 })
  expect(shownHours([{ start: 1380, end: 1440 }])).toEqual({ first: 8, last: 24 })
})

test('weeks are counted from the week in which the term begins', () => {
  const term = { name: 'Autumn', firstDay: '2026-09-23', lastDay: '2026-12-11' }
  expect(teachingWeek([term], '2026-09-22', 'monday')).toBe(1)
  expect(teachingWeek([term], monday, 'monday')).toBe(9)
  expect(teachingWeek([term], '2026-12-14', 'monday')).toBeNull()
  expect(teachingWeek([], monday, 'monday')).toBeNull()
  expect(teachingWeek([term, { ...term, firstDay: '2026-10-05' }], monday, 'monday')).toBeNull()
  expect(teachingWeek([term, { ...term, lastDay: '2026-11-30' }], monday, 'monday')).toBe(9)
  // The Sunday belongs to the week before where weeks start on Monday.
  expect(teachingWeek([term], '2026-11-15', 'monday')).toBe(8)
  expect(teachingWeek([term], '2026-11-15', 'sunday')).toBe(9)
})

test('a day knows its holidays and its sessions', () => {
  const days = [{ name: 'Break', firstDay: friday, lastDay: saturday }]
  expect([monday, friday, saturday, sunday].map((it) => holidaysOn(days, it))).toEqual([
    [],
    ['Break'],
    ['Break'],
    [],
  ])
  const sessions = [
    { startsAt: `${monday}T10:00Z` },
    { startsAt: `${friday}T10:00Z` },
    { startsAt: `${monday}T12:00Z` },
  ]
  const split = byDay(sessions, (it) => it.slice(0, 10))
  expect(split.get(monday)).toHaveLength(2)
  expect(split.get(friday)).toHaveLength(1)
})
