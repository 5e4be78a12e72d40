import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conflictWords, plannedHours } from './conflicts.ts'

const session = {
  status: 'scheduled' as const,
  room: { id: 'aula', name: 'Aula', capacity: 40 },
  students: 40,
  doubleBooked: 0,
}

it('describes conflicts of a session', () => {
  expect(conflictWords(session, false)).toEqual([])
  expect(conflictWords({ ...session, students: 41, doubleBooked: 1 }, true)).toEqual([
    '1 student has something else at the same time',
    '41 students, but only 40 seats',
    'On a holiday',
  ])
  expect(conflictWords({ ...session, room: null }, false)).toEqual(['No room'])
  expect(conflictWords({ ...session, room: null, status: 'cancelled' }, true)).toEqual([])
})

it('adds up the hours of sessions that take place', () => {
  const of = (minutes: number, status: 'scheduled' | 'cancelled' = 'scheduled') => ({
    status,
    startsAt: new Date(0).toISOString(),
    endsAt: new Date(minutes * 60_000).toISOString(),
  })
  expect(plannedHours([of(90), of(60), of(600, 'cancelled')])).toBe(2.5)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 })), (lengths) => {
      const total = lengths.reduce((sum, it) => sum + it, 0)
      expect(Math.abs(plannedHours(lengths.map((it) => of(it))) * 60 - total)).toBeLessThanOrEqual(15)
    }),
  )
})
