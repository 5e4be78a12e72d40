import { expect, it } from 'vitest'
import { examFigures, explainUnplacedExams } from './exam-draft-result.rules.ts'
import type { ExamProblem, FixedEvent, ProblemExam } from './exam-problem.ts'

const exam = (students: number[], change: Partial<ProblemExam> = {}): ProblemExam => ({
  id: 'exam',
  minutes: 120,
  students,
  seats: students.length,
  resources: [],
  isLarge: false,
  ...change,
})

const starts = [0, 1, 2].map((day) => ({ day, minute: 540 }))
const rooms = [10, 30, 20].map((seats) => ({ id: `for ${seats}`, seats }))

const problem = (exams: ProblemExam[], change: Partial<ExamProblem> = {}): ExamProblem => ({
  starts,
  rooms,
  exams,
  fixed: [],
  gap: 30,
  mostRooms: 2,
  wishes: { daysApart: [], backToBack: 0, late: 0, rooms: 0, emptySeats: 0 },
  ...change,
})

/** From nine to eleven on a day. */
const fixed = (day: number, change: Partial<FixedEvent> = {}): FixedEvent => ({
  from: day * 1440 + 540,
  to: day * 1440 + 660,
  resources: [],
  room: null,
  students: [],
  ...change,
})

/** The reasons for the only exam, with the number of starts that each rules out. */
const reasons = (alone: ProblemExam, change: Partial<ExamProblem> = {}) =>
  Object.fromEntries(
    explainUnplacedExams(problem([alone], change), [], () => 'invigilator-busy')[0]!.reasons.map(
      ({ kind, starts: count }) => [kind, count],
    ),
  )

it('says that rooms are too small if the largest ones together have too few seats', () => {
  expect(reasons(exam([], { seats: 51 }))).toEqual({ 'rooms-too-small': 3 })
  expect(reasons(exam([], { seats: 50 }))).toEqual({ 'not-found': 3 })
})

it('says at how many starts the rooms that are left have too few seats', () => {
  const taken = { fixed: [fixed(0, { room: 1 }), fixed(1)] }
  expect(reasons(exam([], { seats: 31 }), taken)).toEqual({ 'rooms-taken': 1, 'not-found': 2 })
  expect(reasons(exam([], { seats: 30 }), taken)).toEqual({ 'not-found': 3 })
})

it('says that students are busy if one of them has another exam', () => {
  const other = { fixed: [fixed(0, { students: [2, 3] })] }
  expect(reasons(exam([1, 2]), other)).toEqual({ 'students-busy': 1, 'not-found': 2 })
})

it('says that an exam would last past midnight, but not until midnight', () => {
  const late = { starts: [{ day: 1, minute: 1320 }] }
  expect(reasons(exam([], { minutes: 120 }), late)).toEqual({ 'not-found': 1 })
  expect(reasons(exam([], { minutes: 121 }), late)).toEqual({ 'past-midnight': 1 })
})

it('counts large exams in the second half of the days', () => {
  const large = exam([], { isLarge: true })
  const on = (start: number) => examFigures(problem([large]), [{ of: 0, start, rooms: [] }]).lateLarge
  expect([on(0), on(1), on(2)]).toEqual([0, 0, 1])
  expect(examFigures(problem([exam([])]), [{ of: 0, start: 2, rooms: [] }]).lateLarge).toBe(0)
})

it('counts exams in several rooms, and empty seats in the rooms that are used', () => {
  const exams = [exam([1, 2, 3, 4, 5]), exam([6, 7, 8]), exam([9])]
  const inOne = [
    { of: 0, start: 0, rooms: [0] },
    { of: 1, start: 1, rooms: [] },
  ]
  expect(examFigures(problem(exams), inOne)).toMatchObject({
    placed: 2,
    unplaced: 1,
    splitExams: 0,
    emptySeats: 50,
  })
  const inTwo = [{ of: 0, start: 0, rooms: [0, 1] }]
  expect(examFigures(problem(exams), inTwo)).toMatchObject({ splitExams: 1, emptySeats: 88 })
  expect(examFigures(problem(exams), [])).toMatchObject({ placed: 0, unplaced: 3, emptySeats: 0 })
})

it('counts the days of a student only if a planned exam takes part', () => {
  const placements = [{ of: 0, start: 1, rooms: [] }]
  const figures = (...events: FixedEvent[]) => {
    const { crowdedDays, consecutiveDays } = examFigures(problem([exam([1])], { fixed: events }), placements)
    return [crowdedDays, consecutiveDays]
  }
  const afternoon = { from: 1440 + 840, to: 1440 + 960 }
  expect(figures(fixed(1, { ...afternoon, students: [1] }))).toEqual([1, 0])
  expect(figures(fixed(1, { from: 1440, to: 1500, students: [1] }))).toEqual([1, 0])
  expect(figures(fixed(0, { students: [1] }))).toEqual([0, 1])
  expect(figures(fixed(2, { students: [1] }))).toEqual([0, 1])
  expect(figures(fixed(1, { ...afternoon, students: [2] }), fixed(1, { students: [2] }))).toEqual([0, 0])
})
