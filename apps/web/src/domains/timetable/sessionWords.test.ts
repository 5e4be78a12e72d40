import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { describe, expect, it } from 'vitest'
import { flagOf, peopleOf, stateOf, summaryOf } from './sessionWords.ts'

const session: ScheduledSession = {
  id: 's',
  classId: 'c',
  courseCode: 'CS304',
  courseTitle: 'Software Architecture',
  lecturers: ['Tobias Okonkwo'],
  substitute: null,
  batches: ['CS-24A', 'CS-24B'],
  room: 'B2.14',
  startsAt: '2026-11-18T10:30:00Z',
  endsAt: '2026-11-18T12:00:00Z',
  status: 'scheduled',
  planned: null,
  changeReason: null,
  checkIn: 'none',
  enrolled: 40,
  mine: null,
  can: { openCheckIn: false, openRegister: false, openClass: false, checkIn: false },
}
const before = new Date('2026-11-18T10:29:00Z')
const during = new Date('2026-11-18T10:30:00Z')
const moved = {
  ...session,
  status: 'moved' as const,
  planned: { startsAt: '2026-11-17T10:30:00Z', endsAt: '2026-11-17T12:00:00Z', room: 'B2.14' },
}

describe('the state of a session', () => {
  it('is in progress from its first minute until its end', () => {
    expect(stateOf(session, before)).toBe('planned')
    expect(stateOf(session, during)).toBe('live')
    expect(stateOf(session, new Date(session.endsAt))).toBe('planned')
  })

  it('is cancelled at any time, and moved until it starts', () => {
    expect(stateOf({ ...session, status: 'cancelled' }, during)).toBe('cancelled')
    expect(stateOf(moved, before)).toBe('moved')
    expect(stateOf(moved, during)).toBe('live')
    expect(stateOf({ ...session, substitute: 'Sub' }, before)).toBe('cover')
  })

  it('has a one-word label', () => {
    expect(flagOf(moved, 'moved')).toBe('Moved')
    const newRoom = { ...moved, room: 'Hall 1', planned: { ...moved.planned, startsAt: session.startsAt } }
    expect(flagOf(newRoom, 'moved')).toBe('New room')
    expect(flagOf(session, 'live')).toBe('Now')
    expect(flagOf(session, 'planned')).toBeNull()
  })
})

it('names the other party', () => {
  expect(peopleOf(session, 'lecturer')).toBe('CS-24A, CS-24B')
  expect(peopleOf(session, 'student')).toBe('Tobias Okonkwo')
  expect(peopleOf({ ...session, substitute: 'Sub' }, 'student')).toBe('Sub')
})

it('a summary counts sessions that take place and changed ones', () => {
  expect(summaryOf([])).toBe('0 sessions, 0 hours')
  expect(summaryOf([session])).toBe('1 session, 1.5 hours')
  expect(summaryOf([session, moved, { ...session, status: 'cancelled' }])).toBe(
    '2 sessions, 3 hours, 2 changes',
  )
})
