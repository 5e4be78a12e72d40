import { array, assert, constantFrom, integer, property, record, uniqueArray, uuid } from 'fast-check'
import { expect, it } from 'vitest'
import { type Seat, seatStudents, shuffled } from './seating.rules.ts'

const rooms = uniqueArray(
  record({ roomId: constantFrom('a', 'b', 'c', 'd'), seats: integer({ min: 1, max: 12 }) }),
  {
    selector: ({ roomId }) => roomId,
  },
)
const students = uniqueArray(uuid(), { maxLength: 40 })
const capacityOf = (list: readonly { seats: number }[]) => list.reduce((sum, room) => sum + room.seats, 0)
const placeOf = ({ roomId, seat }: Seat) => `${roomId} ${seat}`

it('seats every student once, none beyond a room’s capacity, and reports who is left', () => {
  assert(
    property(rooms, students, (list, ids) => {
      const { seats, left } = seatStudents(list, ids, [])
      expect([...seats.map(({ studentId }) => studentId), ...left].sort()).toEqual([...ids].sort())
      expect(left).toHaveLength(Math.max(0, ids.length - capacityOf(list)))
      expect(new Set(seats.map(placeOf)).size).toBe(seats.length)
      for (const { roomId, seat } of seats) {
        expect(seat).toBeGreaterThan(0)
        expect(seat).toBeLessThanOrEqual(list.find((it) => it.roomId === roomId)!.seats)
      }
    }),
  )
})

it('keeps assigned seats, and gives late students the remaining ones', () => {
  assert(
    property(rooms, students, students, (list, early, late) => {
      const first = seatStudents(list, early, []).seats
      const both = [...new Set([...early, ...late])]
      const { seats } = seatStudents(list, both, first)
      expect(seats.slice(0, first.length)).toEqual(first)
      expect(new Set(seats.map(placeOf)).size).toBe(seats.length)
    }),
  )
})

it('fills rooms in order, with late students behind the last seat, and gaps only when the ends are full', () => {
  const list = [
    { roomId: 'a', seats: 3 },
    { roomId: 'b', seats: 2 },
  ]
  const kept = [
    { studentId: 'ada', roomId: 'a', seat: 2 },
    { studentId: 'gone', roomId: 'a', seat: 1 },
  ]
  const { seats, left } = seatStudents(list, ['ada', 'bob', 'cy', 'di', 'eve', 'fay'], kept)
  expect(seats.map((it) => `${it.studentId} ${placeOf(it)}`)).toEqual([
    'ada a 2',
    'bob a 3',
    'cy b 1',
    'di b 2',
    'eve a 1',
  ])
  expect(left).toEqual(['fay'])
})

it('releases a kept seat whose room or number is no longer used', () => {
  const kept = [
    { studentId: 'ada', roomId: 'b', seat: 1 },
    { studentId: 'bob', roomId: 'a', seat: 9 },
  ]
  const { seats } = seatStudents([{ roomId: 'a', seats: 3 }], ['ada', 'bob'], kept)
  expect(seats.map(placeOf)).toEqual(['a 1', 'a 2'])
})

it('shuffles the same way for the same seed, whatever order the students come in, and loses nobody', () => {
  assert(
    property(students, integer(), (ids, seed) => {
      const order = shuffled(ids, seed)
      expect(shuffled([...ids].reverse(), seed)).toEqual(order)
      expect([...order].sort()).toEqual([...ids].sort())
    }),
  )
  const ids = Array.from({ length: 20 }, (_, index) => `student ${index}`)
  expect(shuffled(ids, 1)).not.toEqual(shuffled(ids, 2))
})

it('depends only on its input', () => {
  assert(
    property(rooms, array(uuid(), { maxLength: 20 }), (list, ids) => {
      const unique = [...new Set(ids)]
      expect(seatStudents(list, unique, [])).toEqual(seatStudents(list, unique, []))
    }),
  )
})

it('shuffles as it did when seats were printed last year', () => {
  const ids = [...'abcdefgh']
  expect(shuffled(ids, 1).join('')).toBe('cbghedaf')
  expect(shuffled(ids, -20_261_116).join('')).toBe('caegbfdh')
})
