import type { ScheduledExam } from '@campanile/contract/exams/my-exams.ts'
import { expect, it } from 'vitest'
import { examEntry, withExams } from './examEntry.ts'

const exam: ScheduledExam = {
  id: 'exam',
  classId: 'class',
  courseCode: 'CS101',
  courseTitle: 'Programming',
  type: 'final',
  sitting: 'class',
  title: 'Final',
  batches: [],
  startsAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-01T11:00:00.000Z',
  rooms: ['Hall A'],
  planned: null,
  cancelReason: null,
  status: 'scheduled',
  seat: 12,
  deferred: false,
  invigilating: false,
  can: { readSeats: false },
}

it('is shown as a session with its room and the student’s seat', () => {
  expect(examEntry(exam)).toMatchObject({
    courseTitle: 'Exam: Programming',
    room: 'Hall A, seat 12',
    status: 'scheduled',
  })
})

it('describes what happened to it', () => {
  expect(examEntry({ ...exam, deferred: true })).toMatchObject({
    status: 'cancelled',
    courseTitle: 'Deferred exam: Programming',
  })
  const planned = { startsAt: exam.endsAt, endsAt: exam.endsAt }
  expect(examEntry({ ...exam, planned }).status).toBe('moved')
  expect(examEntry({ ...exam, planned, status: 'cancelled' }).status).toBe('cancelled')
})

it('is listed among the sessions by its time', () => {
  const session = { ...examEntry(exam), id: 'session', startsAt: '2026-12-01T08:00:00.000Z' }
  expect(withExams([session], [exam]).map(({ id }) => id)).toEqual(['session', 'exam'])
})
