import { assert, constant, integer, oneof, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { hasLeft, isMemberOn, memberPart } from './membership.ts'

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const day = integer({ min: 0, max: 60 }).map(dayAt)
const dates = record({ startsOn: day, endsOn: oneof(constant(null), day) })
const days = Array.from({ length: 61 }, (_, index) => dayAt(index))

it('includes the first and the last day', () => {
  const dates = { startsOn: '2026-03-02', endsOn: '2026-03-31' }
  expect(['2026-03-01', '2026-03-02', '2026-03-31', '2026-04-01'].map((it) => isMemberOn(dates, it))).toEqual(
    [false, true, true, false],
  )
  expect(hasLeft(dates, '2026-03-31')).toBe(false)
  expect(hasLeft(dates, '2026-04-01')).toBe(true)
  expect(hasLeft({ endsOn: null }, '2199-12-31')).toBe(false)
})

it('the part of a period consists of the days on which the person is here', () => {
  assert(
    property(dates, day, day, (dates, from, to) => {
      const here = days.filter((it) => from <= it && it <= to && isMemberOn(dates, it))
      const part = memberPart(dates, from, to)
      expect(part).toEqual(here.length > 0 ? { from: here[0], to: here.at(-1) } : undefined)
    }),
  )
})

it('a person who has left is not here on that or any later day', () => {
  assert(
    property(dates, day, (dates, today) => {
      if (hasLeft(dates, today)) expect(days.some((it) => it >= today && isMemberOn(dates, it))).toBe(false)
    }),
  )
})
