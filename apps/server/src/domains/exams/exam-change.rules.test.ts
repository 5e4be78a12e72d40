import { expect, it } from 'vitest'
import { changeTitle, markObstacles, plannedAfter } from './exam-change.rules.ts'
import { clockTimesOf, examSlot, minutesOf } from './exam-time.rules.ts'

const at = (text: string) => new Date(`2030-12-02T${text}:00Z`)
const slot = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const unmoved = { plannedStartsAt: null, plannedEndsAt: null }
const planned = {
  ...slot('09:00', '11:00'),
  ...unmoved,
  publishedAt: at('00:00'),
  rooms: [{ roomId: 'a' }],
}

it('keeps the first published time until the exam is back at it', () => {
  expect(plannedAfter({ ...planned, publishedAt: null }, slot('10:00', '12:00'))).toEqual(unmoved)
  expect(plannedAfter(planned, slot('09:00', '11:00'))).toEqual(unmoved)
  const moved = plannedAfter(planned, slot('10:00', '12:00'))
  expect(moved).toEqual({ plannedStartsAt: at('09:00'), plannedEndsAt: at('11:00') })
  const again = { ...planned, ...slot('10:00', '12:00'), ...moved }
  expect(plannedAfter(again, slot('14:00', '16:00'))).toEqual(moved)
  expect(plannedAfter(again, slot('09:00', '11:00'))).toEqual(unmoved)
})

it('reports a new time before new rooms, and nothing when neither changed', () => {
  expect(changeTitle(planned, { ...planned, ...slot('10:00', '12:00'), rooms: [] })?.('en-GB')).toBe(
    'Exam moved',
  )
  expect(changeTitle(planned, { ...planned, rooms: [{ roomId: 'b' }] })?.('en-GB')).toBe('Exam rooms changed')
  expect(changeTitle(planned, { ...planned, endsAt: at('12:00') })?.('en-GB')).toBe('Exam moved')
  expect(changeTitle(planned, { ...planned, startsAt: at('10:00') })?.('en-GB')).toBe('Exam moved')
  expect(changeTitle(planned, planned)).toBeNull()
  const two = { ...planned, rooms: [{ roomId: 'a' }, { roomId: 'b' }] }
  expect(changeTitle(two, { ...planned, rooms: [{ roomId: 'ab' }] })?.('en-GB')).toBe('Exam rooms changed')
})

it('lasts as long as planned, even through the night when the clocks change', () => {
  const night = { day: '2030-10-27', startsAt: '00:30', durationMinutes: 120 }
  expect(minutesOf(examSlot(night, 'Europe/London'))).toBe(120)
  expect(examSlot({ ...night, day: '2030-07-01' }, 'Europe/London').startsAt.toISOString()).toBe(
    '2030-06-30T23:30:00.000Z',
  )
})

it('has times within its day, unless it runs into the next', () => {
  expect(clockTimesOf({ startsAt: '09:15', durationMinutes: 105 })).toEqual({
    startsAt: '09:15',
    endsAt: '11:00',
  })
  expect(clockTimesOf({ startsAt: '23:00', durationMinutes: 60 })).toBeNull()
})

it('locks the maximum once students have marks, and the weight once these are published', () => {
  const before = { maxMark: '100', weight: '60' }
  const after = { maxMark: '80', weight: '50' }
  const fields = (marked: boolean, released: boolean, change = after) =>
    Object.keys(markObstacles({ ...before, marked, released }, change))
  expect(fields(false, false)).toEqual([])
  expect(fields(true, false)).toEqual(['maxMark'])
  expect(fields(false, true)).toEqual(['weight'])
  expect(fields(true, true)).toEqual(['maxMark', 'weight'])
  expect(fields(true, true, { maxMark: '100.00', weight: '60.0' })).toEqual([])
})
