import { performance } from 'node:perf_hooks'
import { faculties } from '@campanile/demo/university/faculties.ts'
import { planUniversity } from '@campanile/demo/university/plan.ts'
import { planWeek } from '@campanile/demo/university/weekly-plan.ts'
import {
  draftProblem,
  type TermFacts,
} from '@campanile/server/domains/timetable/drafts/draft-problem.rules.ts'
import { draftFigures } from '@campanile/server/domains/timetable/drafts/draft-result.rules.ts'
import { solveTimetable } from '@campanile/server/domains/timetable/drafts/solve-timetable.ts'
import {
  itcProblem,
  readInstance,
  validate,
} from '@campanile/server/domains/timetable/drafts/testing/itc2007.ts'
import { planningSeconds, processorMs, roomSizes } from './planning.ts'
import { printTable } from './table.ts'

// The figures in docs/timetabling.md. TIMETABLE_SECONDS sets the time for each problem.

/** Solves and measures: seconds by the clock and of the processor. */
async function timed(problem: Parameters<typeof solveTimetable>[0]) {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const placements = await solveTimetable(problem, {
    seconds: planningSeconds,
    shouldStop: () => false,
    now: processorMs,
  })
  const { user, system } = process.cpuUsage(used)
  return {
    placements: placements ?? [],
    spent: [Math.round((performance.now() - began) / 1000), Math.round((user + system) / 1e6)],
  }
}

const published = { comp01: 5, comp11: 0 }

async function publicInstances() {
  const rows = []
  for (const name of ['comp01', 'comp11'] as const) {
    const instance = readInstance(name)
    const problem = itcProblem(instance)
    const { placements, spent } = await timed(problem)
    const { violations, cost, soft } = validate(
      instance,
      placements.map(({ of, start, room }) => ({
        course: instance.courses[of]!.id,
        day: problem.starts[start]!.day,
        period: problem.starts[start]!.minute,
        room: instance.rooms[room!]!.id,
      })),
    )
    rows.push([name, violations, cost, published[name], Object.values(soft).join(' + '), ...spent])
  }
  printTable(
    ['instance', 'violations', 'cost', 'best', 'capacity + days + compact + stability', 's', 'cpu s'],
    rows,
  )
}

async function demoCampus() {
  const { classes } = planUniversity(2026, [], faculties)
  const present = classes.filter(({ term }) => term === 'present')
  const rooms = roomSizes.flatMap(({ count, capacity }, kind) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${kind} ${index}`,
      name: `${kind} ${index}`,
      capacity,
    })),
  )
  const plannable = present.map((it) => ({
    id: it.id,
    course: it.course,
    lecturerId: it.lecturer.id,
    batchIds: it.batches.map(({ id }) => id),
    size: it.batches.reduce((sum, { students }) => sum + students.length, 0),
  }))
  const facts: TermFacts = {
    classes: plannable.map(({ id, lecturerId, batchIds, size }) => ({
      id,
      lecturerIds: [lecturerId],
      batchIds,
      students: size,
    })),
    meetings: planWeek(plannable, rooms).map(({ classId, roomId, weekday, hour }, index) => ({
      id: String(index),
      classId,
      roomId,
      weekday,
      startsAt: `${String(hour).padStart(2, '0')}:00`,
      endsAt: `${String(hour + 1).padStart(2, '0')}:30`,
    })),
    rooms: rooms.map(({ id, capacity }) => ({ id, seats: capacity })),
    taken: [],
  }
  const rows = []
  for (const [what, starts, keepsPresent] of [
    ['four starts a day, from nothing', ['09:00', '11:00', '13:00', '15:00'], false],
    ['four starts a day, present times preferred', ['09:00', '11:00', '13:00', '15:00'], true],
    [
      'nine starts a day, from nothing',
      ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
      false,
    ],
  ] as const) {
    const problem = draftProblem(
      {
        weekdays: [1, 2, 3, 4, 5],
        starts: [...starts],
        keepsPresent,
        classes: plannable.map(({ id }) => ({ classId: id, meetings: 2, minutes: 90, isLocked: false })),
        lecturerTimes: [],
      },
      facts,
    )
    const { placements, spent } = await timed(problem)
    const { placed, unplaced, gaps, sameDay, emptySeats } = draftFigures(problem, placements, 0)
    rows.push([what, placed, unplaced, gaps, sameDay, `${emptySeats} %`, ...spent])
  }
  process.stdout.write(
    `\n${present.length} classes, ${facts.meetings.length} meetings, ${rooms.length} rooms\n`,
  )
  printTable(['demo campus', 'placed', 'unplaced', 'gaps', 'same day', 'empty seats', 's', 'cpu s'], rows)
}

export async function run(): Promise<void> {
  await publicInstances()
  await demoCampus()
}
