import { type Holiday, termDayErrors } from '@campanile/contract/structure/structure-terms.ts'
import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import { array, assert, integer, property, tuple, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from './difference.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
const days = integer({ min: 0, max: 60 }).map(day)
const holiday = tuple(days, days).map(([firstDay, lastDay]): Holiday => ({ name: 'H', firstDay, lastDay }))

describe('termDayErrors', () => {
  it('finds no error exactly when every day is in the term and in one holiday at most', () => {
    assert(
      property(days, days, array(holiday, { maxLength: 4 }), (firstDay, lastDay, holidays) => {
        const listDays = (it: Holiday) =>
          Array.from({ length: 61 }, (_, index) => day(index)).filter(
            (at) => at >= it.firstDay && at <= it.lastDay,
          )
        const taken = holidays.flatMap(listDays)
        const fine =
          firstDay <= lastDay &&
          holidays.every((it) => it.firstDay <= it.lastDay) &&
          taken.every((at) => at >= firstDay && at <= lastDay) &&
          new Set(taken).size === taken.length
        expect(termDayErrors({ firstDay, lastDay, holidays }).length === 0).toBe(fine)
      }),
    )
  })

  it('names the field', () => {
    const holidays = [
      { firstDay: '2026-03-02', lastDay: '2026-03-06' },
      { firstDay: '2026-03-06', lastDay: '2026-03-06' },
    ]
    expect(inEnglish(termDayErrors({ firstDay: '2026-01-01', lastDay: '2026-04-01', holidays }))).toEqual([
      { path: ['holidays', 1, 'firstDay'], message: 'Overlaps another holiday' },
    ])
  })
})

describe('difference', () => {
  const set = uniqueArray(integer({ min: 0, max: 9 }))

  it('leads from one set to the other without changing common values', () => {
    assert(
      property(set, set, (from, to) => {
        const { added, removed } = difference(from, to)
        expect(new Set([...from.filter((it) => !removed.includes(it)), ...added])).toEqual(new Set(to))
        expect([...added, ...removed].some((it) => from.includes(it) && to.includes(it))).toBe(false)
      }),
    )
  })

  it('includes each value once', () => {
    expect(difference([], [1, 1])).toEqual({ added: [1], removed: [] })
  })
})
