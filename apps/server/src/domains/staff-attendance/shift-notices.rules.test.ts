import { describe, expect, it } from 'vitest'
import { shiftChanges } from './shift-notices.rules.ts'
import { shiftWords } from './shift-words.ts'
import type { DatedShift } from './staff-day.rules.ts'

const usual: DatedShift = {
  personId: null,
  firstDay: '2026-01-01',
  lastDay: null,
  startsAt: '09:00',
  endsAt: '17:00',
  graceMinutes: 10,
  halfDayAfterMinutes: 120,
  absentAfterMinutes: 240,
  weekdays: [1, 2, 3, 4, 5],
}
const earlier = { ...usual, firstDay: '2026-12-01', startsAt: '08:00' }
const own = { ...usual, personId: 'grace', startsAt: '13:00' }
const people = [
  { id: 'ada', employmentType: null },
  { id: 'grace', employmentType: null },
  { id: 'edsger', employmentType: null },
  { id: 'visitor', employmentType: 'visiting' as const },
]

describe('new times of the institution', () => {
  const before = [usual, own]

  it('change for everyone without their own times, and for nobody before they start', () => {
    const rules = { before, after: [...before, earlier] }
    expect(shiftChanges(people, '2026-12-01', rules)).toEqual([
      { personIds: ['ada', 'edsger'], before: usual, after: earlier },
    ])
    expect(shiftChanges(people, '2026-11-30', rules)).toEqual([])
  })

  it('change for nobody if they are the same as before', () => {
    const same = { ...usual, firstDay: '2026-12-01', weekdays: [5, 4, 3, 2, 1] }
    expect(shiftChanges(people, '2026-12-01', { before, after: [...before, same] })).toEqual([])
  })
})

it('times of one person end with those of everyone, and a visitor then has none', () => {
  const visits = { ...usual, personId: 'visitor' }
  expect(shiftChanges(people, '2026-12-01', { before: [usual, own, visits], after: [usual] })).toEqual([
    { personIds: ['grace'], before: own, after: usual },
    { personIds: ['visitor'], before: visits, after: null },
  ])
})

it('is worded with its days and times', () => {
  expect(shiftWords(usual, 'en-GB')).toBe(
    'Mon to Fri, 09:00 to 17:00 (late from 09:10, half day from 11:00, absent from 13:00)',
  )
  expect(shiftWords({ ...usual, weekdays: [6, 1, 3] }, 'en-GB')).toContain('Mon, Wed and Sat, 09:00')
})
