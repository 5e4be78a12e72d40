import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { Arrival } from '@campanile/contract/live.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withArrivals } from './arrivals.ts'

const rowOf = (studentId: string): RegisterRow => ({
  studentId,
  firstName: 'Ana',
  lastName: studentId,
  number: null,
  profileImage: null,
  status: null,
  source: null,
  markedAt: null,
  reason: null,
  notice: null,
  percentage: null,
})

const registerOf = (students: number) => ({
  now: '2026-11-27T09:00:00.000Z',
  recorded: 0,
  rows: Array.from({ length: students }, (_, place) => rowOf(`s${place}`)),
})

const arrivalOf = (place: number, recorded: number): Arrival => ({
  studentId: `s${place}`,
  status: 'present',
  source: 'face',
  markedAt: '2026-11-27T09:00:01.000Z',
  percentage: 100,
  recorded,
})

test('arrivals in any order, even repeated, result in the same register as reading it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), (students, random) => {
      const numbers = random[Symbol.iterator]()
      const draw = () => numbers.next().value as number
      const all = Array.from({ length: students }, (_, place) => arrivalOf(place, place + 1))
      const heard = [...all, ...all].sort(() => (draw() % 2 === 0 ? 1 : -1))
      const after = withArrivals(registerOf(students), heard)
      expect(after?.recorded).toBe(students)
      expect(after?.rows.every(({ status }) => status === 'present')).toBe(true)
    }),
  )
})

test('a missed arrival is noticed with the next one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), (students, drawn) => {
      const missed = drawn % (students - 1)
      const heard = Array.from({ length: students }, (_, place) => arrivalOf(place, place + 1))
      expect(
        withArrivals(
          registerOf(students),
          heard.filter((_, place) => place !== missed),
        ),
      ).toBeNull()
    }),
  )
})

test('two concurrent arrivals need no new read', () => {
  expect(withArrivals(registerOf(2), [arrivalOf(0, 1), arrivalOf(1, 1)])?.recorded).toBe(2)
})

test('an unknown student, or an arrival older than the register, requires a new read', () => {
  expect(withArrivals(registerOf(1), [arrivalOf(7, 1)])).toBeNull()
  const register = { ...registerOf(1), now: '2026-11-27T09:00:02.000Z' }
  expect(withArrivals(register, [arrivalOf(0, 1)])).toBeNull()
})

test('a record set by hand is not replaced by a late arrival event', () => {
  const register = registerOf(1)
  register.rows[0] = { ...register.rows[0]!, status: 'absent', source: 'manual' }
  const after = withArrivals({ ...register, recorded: 1 }, [arrivalOf(0, 1)])
  expect(after?.rows[0]).toMatchObject({ status: 'absent', source: 'manual' })
})
