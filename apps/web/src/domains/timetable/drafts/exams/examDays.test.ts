import { expect, it } from 'vitest'
import { examDays } from './examDays.ts'

const exam = (id: string) => ({
  id,
  examId: null,
  courseCode: id.toUpperCase(),
  courseTitle: 'Course',
  title: 'Final',
  students: 3,
  durationMinutes: 120,
})
const place = (id: string, day: string, startsAt: string) => ({
  id,
  day,
  startsAt,
  endsAt: '18:00',
  rooms: [],
})

it('lists the exams of each day in order of time, with the students who have several', () => {
  const days = examDays({
    exams: [exam('a'), exam('b'), exam('c')],
    placements: [
      place('b', '2030-12-02', '09:00'),
      place('a', '2030-12-02', '13:00'),
      place('c', '2030-12-04', '09:00'),
    ],
    crowdedDays: [{ day: '2030-12-02', students: 2 }],
  })
  expect(days.map(({ day, exams, crowded }) => [day, exams.map(({ id }) => id), crowded])).toEqual([
    ['2030-12-02', ['b', 'a'], 2],
    ['2030-12-04', ['c'], 0],
  ])
})

it('leaves out exams that are no longer part of the draft', () => {
  expect(examDays({ exams: [], placements: [place('a', '2030-12-02', '09:00')], crowdedDays: [] })).toEqual(
    [],
  )
})
