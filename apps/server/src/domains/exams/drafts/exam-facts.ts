import { minutesADay } from '#platform/day-minutes.ts'
import { areBackToBack, areTooClose, contains, type ExamProblem, examSpan } from './exam-problem.ts'

/** The facts about a problem that the programs need, counted once. */
export interface ExamFacts {
  /** How many students sit both exams. */
  common: (a: number, b: number) => number
  /** Exams that have students or resources in common with it. */
  related: readonly (readonly number[])[]
  /** Whether two exams can't be at these starts together. */
  clash: (a: number, startA: number, b: number, startB: number) => boolean
  /** The cost of these starts for each student who sits both exams. */
  nearness: (a: number, startA: number, b: number, startB: number) => number
  /** The possible starts of each exam, with their costs because of fixed exams. */
  starts: readonly ReadonlyMap<number, number>[]
  /** Rooms that an exam needs at least; infinite: all rooms together are too small. */
  fewestRooms: readonly number[]
  /**
   * Beginnings of exams and of fixed events in rooms, with the seats and rooms that are free then. Two spans overlap
   * exactly if one contains the beginning of the other.
   */
  moments: readonly { moment: number; seats: number; rooms: number }[]
  /** More than all wishes together can cost. */
  unplacedCost: number
}

/** How many students of each pair of exams are the same. */
function commonStudents({ exams }: ExamProblem): Int32Array {
  const common = new Int32Array(exams.length ** 2)
  const examsByStudent = new Map<number, number[]>()
  for (const [of, { students }] of exams.entries())
    for (const student of students) {
      const own = examsByStudent.get(student)
      if (own) own.push(of)
      else examsByStudent.set(student, [of])
    }
  for (const own of examsByStudent.values())
    for (const a of own) for (const b of own) if (a !== b) common[a * exams.length + b]! += 1
  return common
}

/** Starts with what they cost for one student, by the lengths of both exams; infinite: too close. */
function nearnessTable(problem: ExamProblem, minutes: number, otherMinutes: number): Float64Array {
  const { starts, gap, wishes } = problem
  const table = new Float64Array(starts.length ** 2)
  for (const [index, start] of starts.entries()) {
    const span = examSpan(start, { minutes })
    for (const [otherIndex, other] of starts.entries()) {
      const otherSpan = examSpan(other, { minutes: otherMinutes })
      const days = wishes.daysApart[Math.abs(start.day - other.day)] ?? 0
      table[index * starts.length + otherIndex] = areTooClose(span, otherSpan, gap)
        ? Number.POSITIVE_INFINITY
        : days + (areBackToBack(starts, span, otherSpan) ? wishes.backToBack : 0)
    }
  }
  return table
}

/** The starts of each exam that no fixed exam blocks, with their costs. */
function openStarts(problem: ExamProblem): Map<number, number>[] {
  const { exams, starts, fixed, gap, wishes } = problem
  const lastDay = Math.max(0, ...starts.map(({ day }) => day))
  return exams.map((exam) => {
    const sitting = new Set(exam.students)
    const busy = fixed.filter(({ resources }) => resources.some((id) => exam.resources.includes(id)))
    const sat = fixed
      .map((event) => ({ event, common: event.students.filter((it) => sitting.has(it)).length }))
      .filter(({ common }) => common > 0)
    const open = new Map<number, number>()
    for (const [index, start] of starts.entries()) {
      const span = examSpan(start, exam)
      const isTaken =
        span.to > (start.day + 1) * minutesADay ||
        busy.some((event) => areTooClose(span, event)) ||
        sat.some(({ event }) => areTooClose(span, event, gap))
      if (isTaken) continue
      let cost = exam.isLarge && start.day > lastDay / 2 ? wishes.late : 0
      for (const { event, common } of sat) {
        const days = wishes.daysApart[Math.abs(start.day - Math.floor(event.from / minutesADay))] ?? 0
        cost += common * (days + (areBackToBack(starts, span, event) ? wishes.backToBack : 0))
      }
      open.set(index, cost)
    }
    return open
  })
}

function freeRooms({ starts, rooms, exams, fixed }: ExamProblem): ExamFacts['moments'] {
  const longest = Math.max(0, ...exams.map(({ minutes }) => minutes))
  const spans = starts.map((start) => examSpan(start, { minutes: longest }))
  const inRooms = fixed.filter(({ room }) => room !== null)
  const begun = inRooms.map(({ from }) => from).filter((from) => spans.some((span) => contains(span, from)))
  return [...new Set([...spans.map(({ from }) => from), ...begun])].map((moment) => {
    const taken = new Set(inRooms.filter((event) => contains(event, moment)).map(({ room }) => room))
    const free = rooms.filter((_, room) => !taken.has(room))
    return { moment, seats: free.reduce((sum, { seats }) => sum + seats, 0), rooms: free.length }
  })
}

export function examFacts(problem: ExamProblem): ExamFacts {
  const { exams, starts, rooms, mostRooms, wishes } = problem
  const size = exams.length
  const counts = commonStudents(problem)
  const common = (a: number, b: number) => counts[a * size + b]!
  const shared = exams.map((a, of) =>
    exams.map((b, other) => of !== other && a.resources.some((id) => b.resources.includes(id))),
  )
  const lengths = [...new Set(exams.map(({ minutes }) => minutes))]
  const lengthIndexes = exams.map(({ minutes }) => lengths.indexOf(minutes))
  const tables = lengths.map((one) => lengths.map((other) => nearnessTable(problem, one, other)))
  const nearness: ExamFacts['nearness'] = (a, startA, b, startB) =>
    tables[lengthIndexes[a]!]![lengthIndexes[b]!]![startA * starts.length + startB]!
  const open = openStarts(problem)
  const bySize = rooms.map(({ seats }) => seats).sort((a, b) => b - a)
  const fewestRooms = exams.map(({ seats }) => {
    let [count, left] = [0, seats]
    while (left > 0 && count < Math.min(bySize.length, mostRooms)) {
      left -= bySize[count]!
      count += 1
    }
    return left > 0 ? Number.POSITIVE_INFINITY : count
  })
  const most = Math.max(0, ...wishes.daysApart) + wishes.backToBack
  const together = counts.reduce((total, count) => total + count, 0) * most
  const seats = rooms.reduce((total, room) => total + room.seats, 0)
  const housed = exams.length * (wishes.rooms * rooms.length + wishes.emptySeats * seats)
  const alone = open.reduce((total, own) => total + Math.max(0, ...own.values()), 0)
  return {
    common,
    related: exams.map((_, a) => exams.flatMap((__, b) => (common(a, b) > 0 || shared[a]![b] ? [b] : []))),
    clash: (a, startA, b, startB) =>
      common(a, b) > 0
        ? nearness(a, startA, b, startB) === Number.POSITIVE_INFINITY
        : shared[a]![b]! &&
          areTooClose(examSpan(starts[startA]!, exams[a]!), examSpan(starts[startB]!, exams[b]!)),
    nearness,
    starts: open.map((own, of) => (fewestRooms[of] === Number.POSITIVE_INFINITY ? new Map() : own)),
    fewestRooms,
    moments: freeRooms(problem),
    unplacedCost: 1 + together + alone + housed,
  }
}
