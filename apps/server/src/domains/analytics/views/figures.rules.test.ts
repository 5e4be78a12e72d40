import { findingWords } from '@campanile/contract/analytics/analytics-words.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { added, fallsBelow, figuresOf, weekNumber } from './figures.rules.ts'
import { findingsOf } from './findings.rules.ts'

it('numbers the weeks of a term from the week of its first day', () => {
  expect(weekNumber('2026-09-21', '2026-09-21')).toBe(1)
  expect(weekNumber('2026-09-23', '2026-09-21')).toBe(1)
  expect(weekNumber('2026-09-27', '2026-09-28')).toBe(2)
  expect(weekNumber('2026-09-21', '2026-12-14')).toBe(13)
})

it('rounds percentages down', () => {
  const counts = { sessions: 3, present: 1, late: 1, absent: 1, excused: 1 }
  expect(figuresOf(counts).percentage).toBe(66.6)
})

const cell = (weekday: number, hour: number, present: number, late: number, absent: number) => ({
  weekday,
  hour,
  sessions: 5,
  present,
  late,
  absent,
  excused: 0,
})

it('reports what stands out, and nothing otherwise', () => {
  const cells = [cell(1, 9, 150, 40, 10), cell(2, 10, 190, 0, 10), cell(5, 16, 110, 0, 90)]
  const weeks = [200, 200, 200, 150, 150, 150].map((present, index) => ({
    ...cell(1, 9, present, 0, 200 - present),
    number: index + 1,
  }))
  const findings = findingsOf(cells, [{ id: 'p', name: 'BSc Maths', weeks }])
  expect(findings.map(findingWords)).toEqual([
    { title: 'Friday at 16:00 is the weak point', sentence: '55% attend then, 95% at other times.' },
    { title: 'BSc Maths slipped', sentence: 'Down 25 points since week 3, to 75%.' },
    {
      title: 'Most late marks fall at 09:00',
      sentence: '21.1% of those who come are late then, 0% at other hours.',
    },
  ])
  expect(findingsOf([cell(1, 9, 95, 5, 5), cell(2, 9, 95, 5, 5)], [])).toEqual([])
  expect(findingsOf([], [])).toEqual([])
})

it('adds without losing a record', () => {
  const count = fc.nat(500)
  const row = fc.record({ sessions: count, present: count, late: count, absent: count, excused: count })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sum = added(rows)
      for (const name of ['sessions', 'present', 'late', 'absent', 'excused'] as const)
        expect(sum[name]).toBe(rows.reduce((total, it) => total + it[name], 0))
    }),
  )
})

it('is below the required percentage only if less, and not before anything counts', () => {
  const counts = { present: 2, late: 1, absent: 1, excused: 5 }
  expect([74, 75, 76].map((required) => fallsBelow(counts, required))).toEqual([false, false, true])
  expect(fallsBelow({ present: 0, late: 0, absent: 0, excused: 5 }, 75)).toBe(false)
})
