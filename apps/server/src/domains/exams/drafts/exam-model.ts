import { groupRows } from '#platform/grouped.ts'
import { createProgram, type LinearProgram, type Program } from '#platform/planning/linear-program.ts'
import type { ExamFacts } from './exam-facts.ts'
import { contains, type ExamProblem, examSpan } from './exam-problem.ts'

/**
 * The model of an exam timetable: linear programs, which the solver (HiGHS) minimises.
 *
 * 1. `timesProgram` decides when some exams take place, while all others keep their times. A variable for each
 *    exam and start is 1 if the exam begins then. Hard constraints: exams with a student in common are apart, by
 *    at least the gap; so are those with a batch or an invigilator in common; at no time do exams need more seats
 *    or rooms than are free. An exam that has no start counts as unplaced, which costs more than all wishes.
 * 2. `roomsProgram` decides where they are held, at these times. Hard constraints: the rooms of an exam have
 *    enough seats, or it counts as unplaced; a room has one exam at a time.
 *
 * How near two exams of a student are is a cost for each pair of their starts. If one of the two is fixed, that is
 * a cost of the other's variable. If both are open, a variable for each start of the first is at least the cost of
 * the second's start, once the first begins there.
 */
export interface TimesProgram {
  program: LinearProgram
  choices: { of: number; start: number; variable: number }[]
}

type Times = readonly (number | null)[]

/** @param only starts that are considered for exams that have one of them; without it, all */
export function timesProgram(
  problem: ExamProblem,
  facts: ExamFacts,
  times: Times,
  { open, only }: { open: readonly number[]; only?: readonly number[] },
): TimesProgram {
  const lp = createProgram()
  const isOpen = new Set(open)
  const choices: TimesProgram['choices'] = []
  for (const of of open) {
    const others = facts.related[of]!.flatMap((other) => {
      const start = times[other]
      return isOpen.has(other) || start === null || start === undefined ? [] : [{ other, start }]
    })
    const own: TimesProgram['choices'] = []
    for (const [start, fixedCost] of facts.starts[of]!) {
      if (only && !only.includes(start)) continue
      if (others.some((it) => facts.clash(of, start, it.other, it.start))) continue
      const cost = others.reduce((sum, it) => {
        const common = facts.common(of, it.other)
        return common === 0 ? sum : sum + common * facts.nearness(of, start, it.other, it.start)
      }, fixedCost)
      own.push({ of, start, variable: lp.variable({ cost, isWhole: true }) })
    }
    choices.push(...own)
    const unplaced = lp.variable({ cost: facts.unplacedCost })
    lp.exactly([...own.map(({ variable }) => [variable, 1] as const), [unplaced, 1]], 1)
  }
  const byExam = new Map(open.map((of) => [of, choices.filter((it) => it.of === of)]))
  for (const [index, a] of open.entries())
    for (const b of open.slice(index + 1))
      if (facts.related[a]!.includes(b)) relate(lp, facts, byExam.get(a)!, byExam.get(b)!)
  countRooms(problem, facts, times, { lp, choices, isOpen })
  return { program: lp.program, choices }
}

type Choices = TimesProgram['choices']

/** Keeps two open exams apart, and counts the students for whom they are near each other. */
function relate(lp: Program, facts: ExamFacts, first: Choices, second: Choices): void {
  for (const { of, start, variable } of first) {
    const clashing = second.filter((it) => facts.clash(of, start, it.of, it.start))
    if (clashing.length > 0) lp.atMost([[variable, 1], ...clashing.map((it) => [it.variable, 1] as const)], 1)
    const near = second
      .filter((it) => !clashing.includes(it))
      .map((it) => [it.variable, facts.nearness(of, start, it.of, it.start)] as const)
      .filter(([, cost]) => cost > 0 && facts.common(of, second[0]!.of) > 0)
    if (near.length === 0) continue
    const most = Math.max(...near.map(([, cost]) => cost))
    const students = lp.variable({ cost: facts.common(of, second[0]!.of), most })
    lp.atLeast([[students, 1], [variable, -most], ...near.map(([it, cost]) => [it, -cost] as const)], -most)
  }
}

/** At no time do exams need more seats, or more rooms, than are free. */
function countRooms(
  problem: ExamProblem,
  facts: ExamFacts,
  times: Times,
  { lp, choices, isOpen }: { lp: Program; choices: Choices; isOpen: ReadonlySet<number> },
): void {
  const { exams, starts } = problem
  const needing = choices.filter(({ of }) => exams[of]!.seats > 0)
  if (needing.length === 0) return
  const placed = times.flatMap((start, of) =>
    start === null || isOpen.has(of) ? [] : [{ of, span: examSpan(starts[start]!, exams[of]!) }],
  )
  const spans = needing.map(({ of, start }) => examSpan(starts[start]!, exams[of]!))
  for (const { moment, seats, rooms } of facts.moments) {
    const then = needing.filter((_, index) => contains(spans[index]!, moment))
    if (then.length === 0) continue
    const others = placed.filter(({ span }) => contains(span, moment))
    const usedSeats = others.reduce((sum, { of }) => sum + exams[of]!.seats, 0)
    const usedRooms = others.reduce((sum, { of }) => sum + facts.fewestRooms[of]!, 0)
    lp.atMost(
      then.map(({ of, variable }) => [variable, exams[of]!.seats]),
      Math.max(0, seats - usedSeats),
    )
    lp.atMost(
      then.map(({ of, variable }) => [variable, facts.fewestRooms[of]!]),
      Math.max(0, rooms - usedRooms),
    )
  }
}

interface RoomsProgram {
  program: LinearProgram
  choices: { of: number; start: number; room: number; variable: number }[]
}

/**
 * @param asked exams, each with the starts that are possible for it
 * @param placed exams that keep their times and rooms
 */
export function roomsProgram(
  { starts, rooms, exams, fixed, mostRooms, wishes }: ExamProblem,
  { unplacedCost, moments }: ExamFacts,
  asked: readonly { of: number; starts: readonly { start: number; cost: number }[] }[],
  placed: readonly { of: number; start: number; rooms: readonly number[] }[] = [],
): RoomsProgram {
  const lp = createProgram()
  const choices: RoomsProgram['choices'] = []
  const taken = [
    ...fixed.map(({ from, to, room }) => ({ from, to, rooms: room === null ? [] : [room] })),
    ...placed.map((it) => ({ ...examSpan(starts[it.start]!, exams[it.of]!), rooms: it.rooms })),
  ]
  for (const { of, starts: possible } of asked) {
    const { seats } = exams[of]!
    const begun = possible.map(({ start, cost }) => {
      const span = examSpan(starts[start]!, exams[of]!)
      const busy = new Set(taken.flatMap((it) => (it.from < span.to && span.from < it.to ? it.rooms : [])))
      const begins = lp.variable({ cost: cost - wishes.rooms, isWhole: true })
      const own = rooms.flatMap((room, index) => {
        if (busy.has(index)) return []
        const variable = lp.variable({ cost: wishes.rooms + room.seats * wishes.emptySeats, isWhole: true })
        lp.atMost(
          [
            [variable, 1],
            [begins, -1],
          ],
          0,
        )
        return [{ of, start, room: index, variable }]
      })
      choices.push(...own)
      lp.atLeast([...own.map((it) => [it.variable, rooms[it.room]!.seats] as const), [begins, -seats]], 0)
      lp.atMost(
        own.map((it) => [it.variable, 1]),
        mostRooms,
      )
      return [begins, 1] as const
    })
    const unplaced = lp.variable({ cost: unplacedCost })
    lp.exactly([...begun, [unplaced, 1]], 1)
  }
  for (const { moment } of moments) {
    const then = choices.filter(({ of, start }) => contains(examSpan(starts[start]!, exams[of]!), moment))
    for (const own of groupRows(then, ({ room }) => room).values())
      if (new Set(own.map(({ of }) => of)).size > 1)
        lp.atMost(
          own.map(({ variable }) => [variable, 1]),
          1,
        )
  }
  return { program: lp.program, choices }
}
