import { performance } from 'node:perf_hooks'
import { faculties } from '@campanile/demo/university/faculties.ts'
import { planUniversity } from '@campanile/demo/university/plan.ts'
import { examProblem } from '@campanile/server/domains/exams/drafts/exam-draft-problem.rules.ts'
import { examFigures } from '@campanile/server/domains/exams/drafts/exam-draft-result.rules.ts'
import { examFacts } from '@campanile/server/domains/exams/drafts/exam-facts.ts'
import { examTimes, solveExams } from '@campanile/server/domains/exams/drafts/solve-exams.ts'
import {
  torontoProblem as examProblemOf,
  proximityCost,
  readToronto,
} from '@campanile/server/domains/exams/drafts/testing/toronto.ts'
import { planningSeconds, processorMs, roomSizes } from './planning.ts'
import { printTable } from './table.ts'

// The figures of exams in docs/timetabling.md. TIMETABLE_SECONDS sets the time for each problem.

/** The proximity cost of the Toronto benchmark for each student. */
async function publicExams() {
  const instance = readToronto('sta-f-83')
  const problem = examProblemOf(instance)
  const [began, used] = [performance.now(), process.cpuUsage()]
  const times = await examTimes(problem, examFacts(problem), {
    seconds: planningSeconds,
    shouldStop: () => false,
    now: processorMs,
  })
  const { user, system } = process.cpuUsage(used)
  const { cost, clashes, unplaced } = proximityCost(instance, times)
  printTable(
    ['exams', 'clashes', 'unplaced', 'cost', 'best', 's', 'cpu s'],
    [
      [
        'sta-f-83',
        clashes,
        unplaced,
        cost.toFixed(2),
        '157.03',
        Math.round((performance.now() - began) / 1000),
        Math.round((user + system) / 1e6),
      ],
    ],
  )
}

/** One exam for each class of the demo campus, in its rooms. */
async function demoExams() {
  const { classes } = planUniversity(2026, [], faculties)
  const present = classes.filter(({ term }) => term === 'present')
  const exams = present.map(({ id, batches }) => ({
    id,
    durationMinutes: 120,
    studentIds: batches.flatMap(({ students }) => students.map((it) => it.id)),
    batchIds: batches.map((it) => it.id),
    invigilatorIds: [],
  }))
  const rooms = roomSizes.flatMap(({ count, capacity }, kind) =>
    Array.from({ length: count }, (_, index) => ({ id: `${kind} ${index}`, capacity })),
  )
  const rows = []
  for (const [what, lastDay, starts] of [
    ['two weeks, three starts a day', '2026-12-18', ['09:00', '13:00', '16:00']],
    ['one week, two starts a day', '2026-12-11', ['09:00', '14:00']],
  ] as const) {
    const inputs = {
      firstDay: '2026-12-07',
      lastDay,
      weekdays: [1, 2, 3, 4, 5],
      starts: [...starts],
      gapMinutes: 30,
      seatShare: 100,
      roomIds: [],
      examIds: [],
      classes: [],
      newExam: { type: 'final', title: 'Final', maxMark: '100', weight: '50' } as const,
    }
    const problem = examProblem(inputs, {
      exams,
      rooms,
      booked: [],
      otherExams: [],
      holidays: [],
      now: new Date('2026-11-27T00:00:00Z'),
      timeZone: 'UTC',
    })
    const [began, used] = [performance.now(), process.cpuUsage()]
    const placements = await solveExams(problem, {
      seconds: planningSeconds,
      shouldStop: () => false,
      now: processorMs,
    })
    const { user, system } = process.cpuUsage(used)
    const it = examFigures(problem, placements)
    rows.push([
      what,
      it.placed,
      it.unplaced,
      it.crowdedDays,
      it.backToBack,
      it.consecutiveDays,
      it.splitExams,
      `${it.emptySeats} %`,
      Math.round((performance.now() - began) / 1000),
      Math.round((user + system) / 1e6),
    ])
  }
  process.stdout.write(`\n${exams.length} exams, ${rooms.length} rooms\n`)
  printTable(
    ['demo', 'placed', 'unplaced', 'crowded', 'back to back', 'consecutive', 'split', 'empty', 's', 'cpu s'],
    rows,
  )
}

export async function run(): Promise<void> {
  await publicExams()
  await demoExams()
}
