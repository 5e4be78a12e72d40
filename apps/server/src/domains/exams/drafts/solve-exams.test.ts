import { expect, it, vi } from 'vitest'
import { areTooClose, type ExamProblem, examSpan } from './exam-problem.ts'
import { solveExams } from './solve-exams.ts'
import { proximityCost } from './testing/toronto.ts'

// On a busy machine, a search that takes a second may wait for half a minute.
vi.setConfig({ testTimeout: 120_000 })

const limits = (seconds: number) => ({ seconds, shouldStop: () => false, now: () => performance.now() })

/** Two days with two starts, and two rooms. */
const small = (
  exams: Partial<ExamProblem['exams'][number]>[],
  change: Partial<ExamProblem> = {},
): ExamProblem => ({
  starts: [0, 1].flatMap((day) => [540, 780].map((minute) => ({ day, minute }))),
  rooms: [
    { id: 'hall', seats: 30 },
    { id: 'room', seats: 10 },
  ],
  exams: exams.map((it, index) => ({
    id: `exam ${index}`,
    minutes: 120,
    students: [],
    seats: it.students?.length ?? 0,
    resources: [],
    isLarge: false,
    ...it,
  })),
  fixed: [],
  gap: 30,
  mostRooms: 20,
  wishes: { daysApart: [10, 1], backToBack: 10, late: 20, rooms: 5, emptySeats: 0.01 },
  ...change,
})

const students = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

it('measures the cost of a timetable by the rules of the benchmark', () => {
  const instance = {
    exams: 3,
    periods: 8,
    students: [
      [0, 1, 2],
      [0, 1],
    ],
  }
  expect(proximityCost(instance, [0, 0, 3])).toEqual({ cost: 4, clashes: 2, unplaced: 0 })
  expect(proximityCost(instance, [0, 1, 7])).toEqual({ cost: 16, clashes: 0, unplaced: 0 })
})

it('gives a student one exam a day if there are enough days', async () => {
  const placed = await solveExams(small([{ students: students(5) }, { students: students(5) }]), limits(10))
  expect(new Set(placed.map(({ start }) => Math.floor(start / 2))).size).toBe(2)
})

it('keeps exams of a student apart by the gap, also across starts', async () => {
  const long = { students: students(5), minutes: 225 }
  const both = [long, long]
  const oneDay = { starts: [540, 780].map((minute) => ({ day: 0, minute })) }
  expect(await solveExams(small(both, oneDay), limits(10))).toHaveLength(1)
  expect(await solveExams(small(both, { ...oneDay, gap: 15 }), limits(10))).toHaveLength(2)
})

it('keeps exams with a batch or an invigilator in common apart', async () => {
  const both = [{ resources: ['batch'] }, { resources: ['batch'] }]
  const placed = await solveExams(small(both, { starts: [{ day: 0, minute: 540 }] }), limits(10))
  expect(placed).toHaveLength(1)
})

it('avoids fixed bookings of students, batches and rooms', async () => {
  const exam = { students: students(5), resources: ['batch'] }
  const fixed = [
    { from: 540, to: 600, resources: [], room: null, students: [3] },
    { from: 780, to: 840, resources: ['batch'], room: null, students: [] },
    { from: 1440 + 560, to: 1440 + 600, resources: [], room: 0, students: [] },
    { from: 1440 + 560, to: 1440 + 600, resources: [], room: 1, students: [] },
  ]
  expect(await solveExams(small([exam], { fixed }), limits(10))).toEqual([{ of: 0, start: 3, rooms: [1] }])
})

it('uses several rooms for an exam that no room holds, and the smallest for one that it does', async () => {
  const problem = small([{ students: students(35) }, { students: students(8, 100) }])
  const placed = await solveExams(problem, limits(10))
  expect(placed.map(({ rooms }) => rooms.toSorted())).toEqual([[0, 1], [1]])
  const [one, other] = placed.map(({ of, start }) => examSpan(problem.starts[start]!, problem.exams[of]!))
  expect(areTooClose(one!, other!)).toBe(false)
})

it('leaves out an exam that has more students than seats', async () => {
  expect(await solveExams(small([{ students: students(41) }]), limits(10))).toEqual([])
})

it('finds another time for an exam if other exams need its rooms', async () => {
  // Each needs the hall, and one start has seats for both.
  const exams = [{ students: students(12) }, { students: students(14, 100) }]
  const placed = await solveExams(small(exams), limits(10))
  expect(placed).toHaveLength(2)
  for (const { of, rooms } of placed) {
    const seats = rooms.reduce((sum, room) => sum + [30, 10][room]!, 0)
    expect(seats).toBeGreaterThanOrEqual(exams[of]!.students.length)
  }
})
