import { findingWords } from '@campanile/contract/analytics/analytics-words.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { added, computeFigures, fallsBelow, weekNumber } from './figures.rules.ts'

it('numbers the weeks of a term from the week of its first day', () => {
  expect(weekNumber('2026-09-21', '2026-09-21')).toBe(1)
  expect(weekNumber('2026-09-23', '2026-09-21')).toBe(1)
  expect(weekNumber('2026-09-27', '2026-09-28')).toBe(2)
  expect(weekNumber('2026-09-21', '2026-12-14')).toBe(13)
})

it('rounds percentages half up', () => {
  const counts = { sessions: 3, present: 1, late: 1, absent: 1, excused: 1 }
  expect(computeFigures(counts).percentage).toBe(66.7)
})

it('describes notable figures, with the data behind them', () => {
  const basis = { classes: 8, sessions: 64, records: 2310 }
  const finding = { kind: 'weak-time' as const, weekday: 5, hour: 15, percentage: 80.4, others: 86.2 }
  expect(findingWords({ ...finding, ...basis })).toEqual({
    title: 'Friday at 15:00 is the weak point',
    sentence: '80.4% attend then, 86.2% at other times.',
    basis: 'Based on 8 classes, 64 sessions and 2,310 records.',
  })
  const slipped = { kind: 'slipped' as const, programmeId: 'p', name: 'BSc Maths', from: 90, to: 75 }
  expect(findingWords({ ...slipped, sinceWeek: 3, ...basis })).toMatchObject({
    title: 'Attendance in BSc Maths has fallen',
    sentence: 'Down 15 points since week 3, to 75.0%.',
  })
  expect(findingWords({ kind: 'late-time', hour: 9, share: 21.1, others: 4, ...basis })).toMatchObject({
    title: 'Most late records fall at 09:00',
  })
})

it('adds up without losing a record', () => {
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
