import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byFit, firstTaker, nextGap } from './room-use.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2030, 0, 7) + hour * 3_600_000)
const hours = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

it('finds the first gap that is long enough', () => {
  expect(nextGap(hours(9, 10), [], at(20))).toEqual(hours(9, 10))
  expect(nextGap(hours(9, 10), [hours(9, 11), hours(11.5, 13)], at(20))).toEqual(hours(13, 14))
  expect(nextGap(hours(9, 10), [hours(8, 12), hours(13, 14)], at(20))).toEqual(hours(12, 13))
  expect(nextGap(hours(9, 10), [hours(8, 19.5)], at(20))).toBeNull()
})

it('names the first booking at the requested time', () => {
  expect(firstTaker(hours(9, 12), [hours(11, 13), hours(8, 10), hours(12, 14)])).toEqual(hours(8, 10))
  expect(firstTaker(hours(9, 12), [hours(12, 13)])).toBeUndefined()
})

const quarters = fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 12 }))
const span = quarters.map(([start, length]) => hours(start / 4, (start + length) / 4))

it('finds no gap that overlaps, begins early or ends late, and misses none in quarter hours', () => {
  fc.assert(
    fc.property(span, fc.array(span, { maxLength: 8 }), fc.nat(100), (wanted, busy, end) => {
      const until = at(end / 4)
      const gap = nextGap(wanted, busy, until)
      const length = wanted.endsAt.getTime() - wanted.startsAt.getTime()
      const all: { startsAt: Date; endsAt: Date }[] = []
      for (let start = wanted.startsAt.getTime(); start + length <= until.getTime(); start += 900_000)
        all.push({ startsAt: new Date(start), endsAt: new Date(start + length) })
      const free = all.find((it) => firstTaker(it, busy) === undefined)
      expect(gap).toEqual(free ?? null)
    }),
  )
})

it('puts free rooms first, the smallest first, then those that are free again soonest', () => {
  const room = (name: string, capacity: number, again?: number | null) => ({
    name,
    capacity,
    taken:
      again === undefined ? null : { nextGap: again === null ? null : { startsAt: at(again).toISOString() } },
  })
  const rooms = [
    room('never', 10, null),
    room('soon', 90, 11),
    room('hall', 200),
    room('later', 20, 12),
    room('small', 30),
  ]
  expect(rooms.sort(byFit).map(({ name }) => name)).toEqual(['small', 'hall', 'soon', 'later', 'never'])
})
