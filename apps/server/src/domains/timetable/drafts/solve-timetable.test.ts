import { expect, it, vi } from 'vitest'
import { runHighs } from '#platform/planning/run-highs.ts'
import { solveTimetable } from './solve-timetable.ts'
import { itcProblem, type Lecture, readInstance, validate } from './testing/itc2007.ts'
import { timesProgram } from './timetable-model.ts'
import type { TimetableProblem } from './timetable-problem.ts'

// On a busy machine, a search that takes a second may wait for half a minute.
vi.setConfig({ testTimeout: 120_000 })

const now = () => performance.now()
const never = () => false

it('solves the toy instance of ITC 2007 without a violation, at the best known cost', async () => {
  const instance = readInstance('toy')
  const problem = itcProblem(instance)
  const placements = await solveTimetable(problem, { seconds: 60, shouldStop: never, now })
  const lectures = placements!.map(
    ({ of, start, room }): Lecture => ({
      course: instance.courses[of]!.id,
      day: problem.starts[start]!.day,
      period: problem.starts[start]!.minute,
      room: instance.rooms[room!]!.id,
    }),
  )
  expect(validate(instance, lectures)).toMatchObject({ violations: 0, cost: 0 })
})

it('notices each kind of violation', () => {
  const instance = readInstance('toy')
  const at = { day: 2, period: 0, room: 'rA' }
  const found = validate(instance, [
    { course: 'TecCos', ...at },
    { course: 'Geotec', ...at },
  ])
  expect(found.hard).toMatchObject({ conflicts: 1, availability: 1, roomOccupancy: 1, lectures: 14 })
  expect(found.soft).toMatchObject({ roomCapacity: 8, compactness: 6 })
})

/** One class after the other of one lecturer, in one room, with two starts on one day. */
const small = (classes: number): TimetableProblem => ({
  days: 1,
  starts: [
    { day: 0, minute: 540 },
    { day: 0, minute: 600 },
  ],
  rooms: [{ id: 'room', seats: 30 }],
  fixed: [],
  classes: Array.from({ length: classes }, (_, index) => ({
    id: `class ${index}`,
    meetings: 1,
    minutes: 90,
    students: 20,
    resources: ['lecturer'],
    compact: [],
    rooms: [0],
    days: 1,
    closed: [],
    unwanted: [],
    present: [],
  })),
  wishes: {
    unplaced: 1000,
    unwanted: 5,
    days: 4,
    alone: 0,
    gaps: 2,
    moved: 3,
    seats: null,
    roomChanges: 0,
    emptySeats: 1,
  },
})

it('keeps meetings apart that are longer than the interval between starts', async () => {
  expect(await solveTimetable(small(2), { seconds: 10, shouldStop: never, now })).toHaveLength(1)
})

it('keeps a meeting away from a fixed event that begins between two start times', async () => {
  const fixed = [{ day: 0, from: 615, to: 630, resources: [], room: 0 }]
  const only = { ...small(1), fixed }
  expect(await solveTimetable(only, { seconds: 10, shouldStop: never, now })).toEqual([])
})

it('ends when it is stopped', async () => {
  const { program } = timesProgram(itcProblem(readInstance('comp01')))
  const begun = now()
  const { isOptimal } = await runHighs(program, { seconds: 300, shouldStop: () => now() - begun > 1000, now })
  expect(isOptimal).toBe(false)
  expect(now() - begun).toBeLessThan(60_000)
})
