import { type Known, runHighs, type SearchLimits, type Solved } from '#platform/planning/run-highs.ts'
import { roomsProgram, type TimesProgram, timesProgram } from './timetable-model.ts'
import type { Placement, TimetableProblem } from './timetable-problem.ts'

/** Programs up to this many variables are solved as a whole; larger ones a part at a time. */
const mostVariables = 6000
/** Classes that are planned again together, while all others keep their times. */
const classesAtOnce = 10
/** Rounds without a better timetable after which the search ends. */
const patience = 60

/**
 * Finds times and then rooms for the meetings of a problem; see timetable-model.ts.
 *
 * 1. Times without the wishes for days and gaps. This is quick, and places most meetings.
 * 2. Times with all wishes, beginning from those. A large program is improved a part at a time: the times of
 *    some classes that share batches are open, all others are fixed.
 * 3. Rooms.
 *
 * @returns the placed meetings; undefined if no solution was found in time
 */
export async function solveTimetable(
  problem: TimetableProblem,
  { seconds, shouldStop, now }: SearchLimits,
): Promise<Placement[] | undefined> {
  const end = now() + seconds * 1000
  const limits = (share: number): SearchLimits => ({
    seconds: Math.max(1, ((end - now()) / 1000) * share),
    shouldStop,
    now,
  })
  const { wishes } = problem
  const plain = timesProgram({ ...problem, wishes: { ...wishes, days: 0, alone: 0, gaps: 0 } })
  const first = await runHighs(plain.program, limits(0.5))
  if (!first.values) return undefined
  const whole = timesProgram(problem)
  const times = await withAllWishes(problem, whole, chosenValues(plain, first), limits, () => end - now())
  const timed = whole.choices
    .filter((_, index) => times[index])
    .map(({ of, start }) => ({ of, start, room: null }))
  const rooms = roomsProgram(problem, timed)
  const placed = await runHighs(rooms.program, {
    seconds: Math.max(20, seconds / 5),
    shouldStop: () => false,
    now,
  })
  return [
    ...timed.filter(({ of }) => problem.classes[of]!.rooms === null),
    ...rooms.choices
      .filter(({ variable }) => isOne(placed.values?.[variable]))
      .map(({ place, room }) => ({ ...timed[place]!, room })),
  ]
}

const isOne = (value: number | undefined) => value !== undefined && value > 0.5

/** Whether each choice is taken. The choices of both programs of times are the same, in the same order. */
const chosenValues = ({ choices }: TimesProgram, { values }: Solved): boolean[] =>
  choices.map(({ variable }) => isOne(values?.[variable]))

async function withAllWishes(
  { classes }: TimetableProblem,
  { program, choices }: TimesProgram,
  first: boolean[],
  limits: (share: number) => SearchLimits,
  left: () => number,
): Promise<boolean[]> {
  const knownValues = (taken: readonly boolean[]): Known =>
    choices.map(({ variable }, index) => [variable, taken[index] ? 1 : 0])
  if (program.costs.length <= mostVariables) {
    const solved = await runHighs(program, limits(0.8), knownValues(first))
    return solved.values ? chosenValues({ program, choices }, solved) : first
  }
  let best = { taken: first, cost: Number.POSITIVE_INFINITY }
  const parts = resourceParts(classes.map(({ id, resources }) => (resources.length > 0 ? resources : [id])))
  for (let round = 0, stale = 0; stale < patience && left() > 2000 && !limits(1).shouldStop(); round += 1) {
    const open = parts(round)
    const most = [...program.most]
    for (const [index, { of, variable }] of choices.entries())
      if (!open.has(of) && !best.taken[index]) most[variable] = 0
    const solved = await runHighs({ ...program, most }, limits(0.2), knownValues(best.taken))
    stale += 1
    if (!solved.values || solved.cost > best.cost - 1e-6) continue
    best = { taken: chosenValues({ program, choices }, solved), cost: solved.cost }
    stale = 0
    if (best.cost < 1e-6) break
  }
  return best.taken
}

/** The classes of a round: another one each time, with those that share lecturers and batches with it. */
function resourceParts(resources: readonly (readonly string[])[]): (round: number) => Set<number> {
  const users = new Map<string, number[]>()
  for (const [of, ids] of resources.entries())
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), of])
  const atOnce = Math.min(classesAtOnce, resources.length)
  return (round) => {
    // A prime step reaches all classes, in an order in which neighbours in the list are far apart.
    const first = (round * 97) % resources.length
    const queue = [first]
    const open = new Set<number>()
    for (let next = first; open.size < atOnce; next += 1) {
      const of = queue.shift() ?? next % resources.length
      open.add(of)
      for (const id of resources[of]!) queue.push(...users.get(id)!.filter((it) => !open.has(it)))
    }
    return open
  }
}
