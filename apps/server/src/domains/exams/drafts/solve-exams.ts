import { runHighs, type SearchLimits } from '#platform/planning/run-highs.ts'
import { type ExamFacts, examFacts } from './exam-facts.ts'
import { roomsProgram, timesProgram } from './exam-model.ts'
import type { ExamPlacement, ExamProblem } from './exam-problem.ts'

export type { ExamPlacement } from './exam-problem.ts'

/** Exams that are planned together, while all others keep their times. */
const examsAtOnce = 8
/** The maximum number of exams of neighbouring starts that are swapped. */
const mostSwapped = 60
/** Rounds without a better timetable for each exam, after which the search ends. */
const patience = 8
/** Seconds that one round takes at most: while exams have no time yet, and afterwards. */
const secondsARound = { first: 1, later: 4 }
const secondsForRooms = 5

/**
 * Finds times and then rooms for exams; see exam-model.ts.
 *
 * 1. Times for a few exams after the other, those that have most students in common with others first.
 * 2. Better times, a part at a time: exams that share students, or all exams of a few starts, are open while all
 *    others are fixed. Exams without a time are always among them.
 * 3. Rooms, day by day.
 * 4. A time and rooms together for each exam that got no room.
 *
 * @returns the exams that have a place
 */
export async function solveExams(problem: ExamProblem, limits: SearchLimits): Promise<ExamPlacement[]> {
  const facts = examFacts(problem)
  const end = limits.now() + limits.seconds * 1000
  const times = await examTimes(problem, facts, { ...limits, seconds: limits.seconds * 0.85 })
  const placed = await examRooms(problem, facts, times, { limits, end })
  const quick = { ...limits, seconds: secondsForRooms }
  for (const of of problem.exams.keys()) {
    if (placed.some((it) => it.of === of) || limits.shouldStop() || limits.now() > end) continue
    placed.push(...(await placeAlone(problem, facts, of, placed, quick)))
  }
  return placed.sort((a, b) => a.of - b.of)
}

type Times = (number | null)[]

/** Numbers that look random, the same ones each time. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The start of each exam; null: not scheduled. */
export async function examTimes(
  problem: ExamProblem,
  facts: ExamFacts,
  { seconds, shouldStop, now }: SearchLimits,
): Promise<Times> {
  const end = now() + seconds * 1000
  const isOver = () => shouldStop() || now() > end
  const times: Times = problem.exams.map(() => null)
  const next = randomNumbers(1)
  let secondsNow = secondsARound.first
  const round = async (open: readonly number[], only?: readonly number[]): Promise<number> => {
    const { program, choices } = timesProgram(problem, facts, times, { open, ...(only && { only }) })
    const before = partCost(facts, times, open)
    const known = choices.map(({ of, start, variable }) => [variable, times[of] === start ? 1 : 0] as const)
    const solved = await runHighs(
      program,
      { seconds: Math.max(0.5, Math.min(secondsNow, (end - now()) / 1000)), shouldStop, now },
      open.some((of) => times[of] !== null) ? known : [],
    )
    if (!solved.values || solved.cost > before + 1e-6) return 0
    for (const of of open) times[of] = null
    for (const { of, start, variable } of choices) if (solved.values[variable]! > 0.5) times[of] = start
    return before - solved.cost
  }

  const degree = facts.related.map((others, of) =>
    others.reduce((sum, it) => sum + facts.common(of, it), others.length),
  )
  const order = [...problem.exams.keys()].sort((a, b) => degree[b]! - degree[a]!)
  for (let from = 0; from < order.length && !isOver(); from += examsAtOnce)
    await round(order.slice(from, from + examsAtOnce))

  secondsNow = secondsARound.later
  // All exams together were one part.
  if (order.length <= examsAtOnce) return times
  for (let stale = 0, turn = 0; stale < patience * times.length && !isOver(); turn += 1) {
    const gain = await (turn % 2 === 0
      ? round(relatives(facts, times, next))
      : swapStarts(problem, times, next, round))
    stale = gain > 1e-6 ? 0 : stale + 1
    if (partCost(facts, times, order) < 1e-6) break
  }
  return times
}

/** The cost of the exams of a part, including their distance to all others. */
function partCost(facts: ExamFacts, times: Readonly<Times>, part: readonly number[]): number {
  const inside = new Set(part)
  let cost = 0
  for (const of of part) {
    const start = times[of]
    if (start === null || start === undefined) {
      cost += facts.unplacedCost
      continue
    }
    cost += facts.starts[of]!.get(start)!
    for (const other of facts.related[of]!) {
      const at = times[other]
      if (at === null || at === undefined || (inside.has(other) && other < of)) continue
      const common = facts.common(of, other)
      if (common > 0) cost += common * facts.nearness(of, start, other, at)
    }
  }
  return cost
}

/** An exam, first of all one without a time, and others with the same students or resources. */
function relatives(facts: ExamFacts, times: Readonly<Times>, next: (below: number) => number): number[] {
  const without = [...times.keys()].filter((of) => times[of] === null && facts.starts[of]!.size > 0)
  const first = without.length > 0 ? without[next(without.length)]! : next(times.length)
  const open = new Set([first])
  const pool = [...facts.related[first]!]
  while (open.size < Math.min(examsAtOnce, times.length)) {
    const of = pool.length > 0 ? pool.splice(next(pool.length), 1)[0]! : next(times.length)
    open.add(of)
  }
  return [...open]
}

/** Replans the exams of a few starts, using only these starts. */
async function swapStarts(
  { starts }: ExamProblem,
  times: Readonly<Times>,
  next: (below: number) => number,
  round: (open: readonly number[], only: readonly number[]) => Promise<number>,
): Promise<number> {
  const only = new Set<number>()
  const wanted = Math.min(starts.length, 2 + next(2))
  while (only.size < wanted) only.add(next(starts.length))
  const open = [...times.keys()].filter((of) => times[of] !== null && only.has(times[of]!))
  return open.length > 0 && open.length <= mostSwapped ? round(open, [...only]) : 0
}

/** Rooms for exams at their times, day by day. */
async function examRooms(
  problem: ExamProblem,
  facts: ExamFacts,
  times: Readonly<Times>,
  { limits, end }: { limits: SearchLimits; end: number },
): Promise<ExamPlacement[]> {
  const placed: ExamPlacement[] = []
  const days = new Map<number, { of: number; starts: { start: number; cost: number }[] }[]>()
  for (const [of, start] of times.entries()) {
    if (start === null) continue
    const { day } = problem.starts[start]!
    days.set(day, [...(days.get(day) ?? []), { of, starts: [{ start, cost: 0 }] }])
  }
  for (const [index, asked] of [...days.values()].entries()) {
    const { program, choices } = roomsProgram(problem, facts, asked)
    // The rest in equal parts, and enough for a first result if nothing is left.
    const left = (end - limits.now()) / 1000 / (days.size - index)
    const seconds = Math.max(1, Math.min(secondsForRooms, left))
    const { values } = await runHighs(program, { ...limits, seconds })
    for (const { of, starts } of asked) {
      const rooms = choices.filter((it) => it.of === of && (values?.[it.variable] ?? 0) > 0.5)
      if (rooms.length > 0 || problem.exams[of]!.seats === 0)
        placed.push({ of, start: starts[0]!.start, rooms: rooms.map(({ room }) => room) })
    }
  }
  return placed
}

/** Finds one exam a time and rooms, while all others keep theirs. */
async function placeAlone(
  problem: ExamProblem,
  facts: ExamFacts,
  of: number,
  placed: readonly ExamPlacement[],
  limits: SearchLimits,
): Promise<ExamPlacement[]> {
  const possible = [...facts.starts[of]!].flatMap(([start, fixedCost]) => {
    if (placed.some((it) => facts.clash(of, start, it.of, it.start))) return []
    const cost = placed.reduce((sum, it) => {
      const common = facts.common(of, it.of)
      return common === 0 ? sum : sum + common * facts.nearness(of, start, it.of, it.start)
    }, fixedCost)
    return [{ start, cost }]
  })
  if (possible.length === 0) return []
  const { program, choices } = roomsProgram(problem, facts, [{ of, starts: possible }], placed)
  const { values } = await runHighs(program, limits)
  const chosen = choices.filter(({ variable }) => (values?.[variable] ?? 0) > 0.5)
  return chosen.length === 0 ? [] : [{ of, start: chosen[0]!.start, rooms: chosen.map(({ room }) => room) }]
}
