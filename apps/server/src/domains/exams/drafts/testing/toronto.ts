import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExamProblem } from '../exam-problem.ts'

// A public instance of the Toronto benchmark of Carter, Laporte and Lee (1996): St. Andrew's Junior High School,
// Toronto. docs/timetabling.md names the source.

interface Instance {
  exams: number
  periods: number
  /** The exams of each student, from 0. */
  students: number[][]
}

/** Periods as the benchmark has them. */
const periods = { 'sta-f-83': 13 }

export function readToronto(name: keyof typeof periods): Instance {
  const text = readFileSync(join(import.meta.dirname, `${name}.stu`), 'utf8')
  const students = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .map((exam) => Number(exam) - 1),
    )
  return { exams: Math.max(...students.flat()) + 1, periods: periods[name], students }
}

/** The cost of two exams of a student that are one, two, up to five periods apart. */
const proximity = [16, 8, 4, 2, 1]

/** The instance as a problem of ours: each period is a day, and rooms are not limited. */
export function torontoProblem({ exams, periods: count, students }: Instance): ExamProblem {
  const sitting: number[][] = Array.from({ length: exams }, () => [])
  for (const [student, own] of students.entries()) for (const exam of own) sitting[exam]!.push(student)
  return {
    starts: Array.from({ length: count }, (_, day) => ({ day, minute: 540 })),
    rooms: [],
    exams: sitting.map((own, id) => ({
      id: String(id),
      minutes: 120,
      students: own,
      seats: 0,
      resources: [],
      isLarge: false,
    })),
    fixed: [],
    gap: 0,
    mostRooms: 1,
    wishes: { daysApart: [0, ...proximity], backToBack: 0, late: 0, rooms: 0, emptySeats: 0 },
  }
}

/** Carter’s cost of a timetable for each student, and how many pairs of exams of a student clash. */
export function proximityCost(
  { students }: Instance,
  periods: readonly (number | null)[],
): { cost: number; clashes: number; unplaced: number } {
  let [total, clashes] = [0, 0]
  for (const own of students)
    for (const [index, a] of own.entries())
      for (const b of own.slice(index + 1)) {
        const [at, other] = [periods[a], periods[b]]
        if (typeof at !== 'number' || typeof other !== 'number') continue
        if (at === other) clashes += 1
        else total += proximity[Math.abs(at - other) - 1] ?? 0
      }
  return { cost: total / students.length, clashes, unplaced: periods.filter((it) => it === null).length }
}
