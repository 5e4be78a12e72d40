import type { ExamDraftInputs } from '@campanile/contract/exams/exam-drafts.ts'
import { expect, it } from 'vitest'
import { datedPlaces, type ExamPlanFacts, examProblem } from './exam-draft-problem.rules.ts'
import { crowdedDays, examFigures, explainUnplacedExams } from './exam-draft-result.rules.ts'

const inputs: ExamDraftInputs = {
  firstDay: '2030-12-02',
  lastDay: '2030-12-08',
  weekdays: [1, 2, 3, 4, 5],
  starts: ['13:00', '09:00'],
  gapMinutes: 30,
  seatShare: 50,
  roomIds: ['hall'],
  examIds: [],
  classes: [],
  newExam: { type: 'final', title: 'Final', maxMark: '100', weight: '50' },
}

const exam = (id: string, studentIds: string[], batchIds: string[] = []) => ({
  id,
  durationMinutes: 120,
  studentIds,
  batchIds,
  invigilatorIds: [],
})

const facts = (change: Partial<ExamPlanFacts> = {}): ExamPlanFacts => ({
  exams: [exam('a', ['ann', 'ben']), exam('b', ['ann'], ['batch'])],
  rooms: [{ id: 'hall', capacity: 5 }],
  booked: [],
  otherExams: [],
  holidays: [],
  now: new Date('2030-11-01T00:00:00Z'),
  timeZone: 'Europe/Berlin',
  ...change,
})

it('has start times on the selected weekdays, but not in holidays or in the past', () => {
  const problem = examProblem(
    inputs,
    facts({
      holidays: [{ firstDay: '2030-12-04', lastDay: '2030-12-05' }],
      now: new Date('2030-12-02T09:00:00Z'),
    }),
  )
  expect(problem.starts).toEqual([
    { day: 0, minute: 780 },
    { day: 1, minute: 540 },
    { day: 1, minute: 780 },
    { day: 4, minute: 540 },
    { day: 4, minute: 780 },
  ])
})

it('uses a share of the seats of a room, and at least one', () => {
  expect(examProblem(inputs, facts()).rooms).toEqual([{ id: 'hall', seats: 2 }])
  const tiny = facts({ rooms: [{ id: 'hall', capacity: 1 }] })
  expect(examProblem(inputs, tiny).rooms).toEqual([{ id: 'hall', seats: 1 }])
})

it('reads bookings in the institution’s time zone', () => {
  const at = { startsAt: new Date('2030-12-03T08:00:00Z'), endsAt: new Date('2030-12-03T09:30:00Z') }
  const problem = examProblem(
    inputs,
    facts({
      booked: [
        { resource: 'room', id: 'hall', ...at },
        { resource: 'batch', id: 'batch', ...at },
      ],
      otherExams: [{ ...at, studentIds: ['ben'] }],
    }),
  )
  const span = { from: 1440 + 540, to: 1440 + 630 }
  expect(problem.fixed).toEqual([
    { ...span, resources: [], room: 0, students: [] },
    { ...span, resources: ['batch'], room: null, students: [] },
    { ...span, resources: [], room: null, students: [1] },
  ])
})

it('summarises the exams of students', () => {
  const problem = examProblem(inputs, facts({ rooms: [{ id: 'hall', capacity: 8 }] }))
  const placements = [
    { of: 0, start: 0, rooms: [0] },
    { of: 1, start: 1, rooms: [0] },
  ]
  expect(examFigures(problem, placements)).toEqual({
    placed: 2,
    unplaced: 0,
    crowdedDays: 1,
    backToBack: 1,
    consecutiveDays: 0,
    lateLarge: 0,
    splitExams: 0,
    emptySeats: 63,
  })
  expect(crowdedDays(problem, placements)).toEqual([{ day: 0, students: 1 }])
  const apart = [placements[0]!, { of: 1, start: 2, rooms: [] }]
  expect(examFigures(problem, apart)).toMatchObject({ crowdedDays: 0, backToBack: 0, consecutiveDays: 1 })
  expect(crowdedDays(problem, apart)).toEqual([])
  expect(datedPlaces(inputs, problem, placements)[1]).toEqual({
    id: 'b',
    day: '2030-12-02',
    startsAt: '13:00',
    durationMinutes: 120,
    rooms: [{ roomId: 'hall', seats: 4 }],
  })
})

it('gives the reasons that rule out each start', () => {
  const problem = examProblem(
    { ...inputs, lastDay: '2030-12-02', starts: ['09:00', '13:00', '23:00'] },
    facts({
      booked: [
        {
          resource: 'batch',
          id: 'batch',
          startsAt: new Date('2030-12-02T12:30:00Z'),
          endsAt: new Date('2030-12-02T13:00:00Z'),
        },
      ],
    }),
  )
  const [unplaced] = explainUnplacedExams(problem, [{ of: 0, start: 0, rooms: [0] }], () => 'batch-busy')
  expect(unplaced).toEqual({
    id: 'b',
    starts: 3,
    reasons: [
      { kind: 'batch-busy', resource: 'batch', starts: 1 },
      { kind: 'past-midnight', resource: null, starts: 1 },
      { kind: 'rooms-taken', resource: null, starts: 1 },
      { kind: 'students-busy', resource: null, starts: 1 },
    ],
  })
})

it('calls exams large that are larger than three quarters of all', () => {
  const sized = (size: number) =>
    exam(
      `${size}`,
      Array.from({ length: size }, (_, index) => `${index}`),
    )
  const { exams } = examProblem(inputs, facts({ exams: [10, 9, 2, 1].map(sized) }))
  expect(exams.filter(({ isLarge }) => isLarge).map(({ seats }) => seats)).toEqual([10])
})

it('has no start at the present moment, and knows each booked room', () => {
  const now = new Date('2030-12-02T08:00:00Z')
  const at = { startsAt: now, endsAt: new Date('2030-12-02T09:00:00Z') }
  const rooms = ['hall', 'lab'].map((id) => ({ id, capacity: 5 }))
  const { starts, fixed } = examProblem(
    inputs,
    facts({ now, rooms, booked: [{ resource: 'room', id: 'lab', ...at }] }),
  )
  expect(starts[0]).toEqual({ day: 0, minute: 780 })
  expect(fixed[0]?.room).toBe(1)
})
