import { expect, it } from 'vitest'
import { roomEvents } from './room-feed.rules.ts'

const booking = {
  id: 'x',
  courseCode: 'CS304',
  courseTitle: 'Computer Architecture',
  exam: null as string | null,
  isPublic: true,
  batches: ['CS-3A', 'CS-3B'],
  startsAt: new Date('2026-11-16T10:00:00Z'),
  endsAt: new Date('2026-11-16T11:30:00Z'),
  sequence: 2,
  modifiedAt: new Date('2026-11-01T08:00:00Z'),
}

it('shows sessions and published exams with their batches, and of other exams only that the room is reserved', () => {
  const exam = { ...booking, exam: 'Final' }
  const events = roomEvents([booking, exam, { ...exam, isPublic: false }], 'Hall 2', 'en-GB')
  expect(events.map(({ summary, description }) => [summary, description])).toEqual([
    ['CS304 Computer Architecture', 'For CS-3A, CS-3B'],
    ['Exam CS304 Final', 'Computer Architecture\nFor CS-3A, CS-3B'],
    ['Reserved', ''],
  ])
  expect(events[0]).toMatchObject({ location: 'Hall 2', sequence: 2, cancelled: false, url: null })
})
