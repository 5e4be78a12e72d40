import { expect, it } from 'vitest'
import { clashGroups, crowdingGroups } from './examConflicts.ts'

const clash = (resource: 'room' | 'lecturer' | 'batch', name: string) => ({
  resource,
  name,
  courseCode: 'CS101',
  exam: null,
  startsAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-01T11:00:00.000Z',
})
const crowding = (studentId: string, kind: 'at-once' | 'same-day') => ({
  studentId,
  kind,
  name: `Student ${studentId}`,
  others: ['MA201 Final'],
})

it('groups conflicts by cause, students first, with counts', () => {
  const groups = clashGroups([clash('room', 'Hall A'), clash('batch', 'CS-26'), clash('room', 'Hall B')])
  expect(groups.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    ['Batches not free: 1', ['CS-26']],
    ['Rooms not free: 2', ['Hall A', 'Hall B']],
  ])
})

it('groups strained students by cause, with their number', () => {
  const groups = crowdingGroups([
    crowding('1', 'same-day'),
    crowding('2', 'at-once'),
    crowding('3', 'same-day'),
  ])
  expect(groups.map(({ title }) => title)).toEqual([
    'Two exams at the same time: 1 student',
    'More than two exams on one day: 2 students',
  ])
})

it('is empty without a conflict', () => {
  expect([...clashGroups([]), ...crowdingGroups([])]).toEqual([])
})
