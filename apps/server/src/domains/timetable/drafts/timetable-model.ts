import { groupRows } from '#platform/grouped.ts'
import {
  createProgram,
  type LinearProgram,
  type Program,
  type Terms,
} from '#platform/planning/linear-program.ts'
import {
  classInterval,
  type Interval,
  overlap,
  type Placement,
  type ProblemClass,
  type TimetableProblem,
} from './timetable-problem.ts'

/**
 * The model of a timetable: two linear programs, which the solver (HiGHS) minimises one after the other, as
 * Lach and Lübbecke proposed for curriculum-based course timetabling (2012).
 *
 * 1. `timesProgram` decides when classes meet. A variable for each class and start is 1 if a meeting of the
 *    class begins then. Hard constraints: a class has as many meetings as it needs, or the rest count as
 *    unplaced; a lecturer or batch has one meeting at a time, and none during a fixed event; at no time do
 *    more classes meet than there are free rooms for them. Rooms are only counted here, for each set of
 *    rooms that some class needs. Because larger rooms serve smaller classes too, that is enough for most
 *    timetables to find every meeting a room.
 * 2. `roomsProgram` decides where they meet, at these times. Hard constraints: a meeting has one room that
 *    meets its requirements, or counts as unplaced; a room has one meeting at a time.
 *
 * Two intervals overlap exactly if one contains the beginning of the other. So one row for each beginning
 * (a `point`) is enough to keep meetings of any lengths apart.
 *
 * Wishes (`Wishes` in timetable-problem.ts) are the costs of both programs. An unplaced meeting costs more than
 * all wishes together can, so that a wish never leaves a meeting unplaced.
 */
export interface TimesProgram {
  program: LinearProgram
  /** Weekly meetings to place, all of this length. */
  choices: { of: number; start: number; variable: number }[]
}

/** Beginnings of meetings and of fixed events on each day. */
function coveredPoints({ starts, fixed }: TimetableProblem): { day: number; minute: number }[] {
  const all = [...starts, ...fixed.map(({ day, from }) => ({ day, minute: from }))]
  return [...new Map(all.map((it) => [`${it.day} ${it.minute}`, it])).values()]
}

const contains = ({ day, from, to }: Interval, point: { day: number; minute: number }) =>
  day === point.day && from <= point.minute && point.minute < to

/** The starts at which a class can meet: not closed, and no fixed event of its lecturers or batches then. */
function openStarts({ starts, fixed }: TimetableProblem, it: ProblemClass): number[] {
  const closed = new Set(it.closed.map(({ start }) => start))
  const own = fixed.filter(({ resources }) => resources.some((id) => it.resources.includes(id)))
  return starts.flatMap((start, index) =>
    closed.has(index) || own.some((event) => overlap(event, classInterval(start, it))) ? [] : [index],
  )
}

export function timesProgram(problem: TimetableProblem): TimesProgram {
  const { starts, classes, wishes } = problem
  const lp = createProgram()
  const choices: TimesProgram['choices'] = []
  for (const [of, it] of classes.entries()) {
    const [unwanted, present] = [new Set(it.unwanted), new Set(it.present.map(({ start }) => start))]
    const own = openStarts(problem, it).map((start) => {
      const isMoved = it.present.length > 0 && !present.has(start)
      const cost = (unwanted.has(start) ? wishes.unwanted : 0) + (isMoved ? wishes.moved : 0)
      return { of, start, variable: lp.variable({ cost, isWhole: true }) }
    })
    choices.push(...own)
    const unplaced = lp.variable({ cost: wishes.unplaced, most: it.meetings, isWhole: true })
    lp.exactly([...own.map(({ variable }) => [variable, 1] as const), [unplaced, 1]], it.meetings)
    wishForDays(problem, lp, it, own, unplaced)
  }
  const points = coveredPoints(problem)
  /** The variables of meetings that are in progress at each point. */
  const at = points.map((point) =>
    choices.filter(({ of, start }) => contains(classInterval(starts[start]!, classes[of]!), point)),
  )
  keepApart(problem, lp, at)
  countRooms(problem, lp, points, at)
  wishForCompactDays(problem, lp, choices)
  return { program: lp.program, choices }
}

type Choice = TimesProgram['choices'][number]
const sum = (choices: readonly Choice[]): Terms => choices.map(({ variable }) => [variable, 1])

/** A lecturer, a batch, and a class that has neither, has one meeting at a time. */
function keepApart({ classes }: TimetableProblem, lp: Program, at: readonly Choice[][]): void {
  for (const those of at) {
    const ofResource = new Map<string, Choice[]>()
    for (const choice of those) {
      const { id, resources } = classes[choice.of]!
      for (const key of resources.length > 0 ? resources : [id]) {
        const known = ofResource.get(key)
        if (known) known.push(choice)
        else ofResource.set(key, [choice])
      }
    }
    for (const own of ofResource.values()) if (own.length > 1) lp.atMost(sum(own), 1)
  }
}

/** At no time do more classes meet than there are free rooms for them. */
function countRooms(
  problem: TimetableProblem,
  lp: Program,
  points: readonly { day: number; minute: number }[],
  at: readonly Choice[][],
): void {
  const { rooms, classes, fixed, wishes } = problem
  const sets = new Map(classes.flatMap((it) => (it.rooms ? [[it.rooms.join(), it.rooms] as const] : [])))
  const all = rooms.map((_, index) => index)
  sets.set(all.join(), all)
  const sizes = [...new Set(rooms.map(({ seats }) => seats))].sort((a, b) => a - b)
  for (const [place, point] of points.entries()) {
    const taken = new Set(fixed.filter((it) => contains(it, point)).map(({ room }) => room))
    const free = (among: readonly number[]) => among.filter((room) => !taken.has(room)).length
    for (const set of sets.values()) {
      const within = at[place]!.filter(({ of }) => classes[of]!.rooms?.every((room) => set.includes(room)))
      if (within.length > free(set)) lp.atMost(sum(within), free(set))
    }
    if (wishes.seats === null) continue
    // Classes too large for all free rooms of a size take a smaller one, at the cost of the seats that it lacks.
    for (const [step, size] of sizes.entries()) {
      const larger = at[place]!.filter(({ of }) => classes[of]!.students > size)
      const enough = free(all.filter((room) => rooms[room]!.seats > size))
      if (larger.length <= enough) continue
      const squeezed = larger.map((choice): [number, number] => {
        const next = Math.min(classes[choice.of]!.students, sizes[step + 1] ?? Number.POSITIVE_INFINITY)
        const variable = lp.variable({ cost: (next - size) * wishes.seats!, isWhole: true })
        lp.atMost(
          [
            [variable, 1],
            [choice.variable, -1],
          ],
          0,
        )
        return [variable, -1]
      })
      lp.atMost([...sum(larger), ...squeezed], enough)
    }
  }
}

/** The meetings of a class are on different days. */
function wishForDays(
  { days, starts, wishes }: TimetableProblem,
  lp: Program,
  it: ProblemClass,
  own: readonly Choice[],
  unplaced: number,
): void {
  const wanted = Math.min(it.days, it.meetings, days)
  if (wanted < 2 || wishes.days === 0) return
  const used = [...groupRows(own, ({ start }) => starts[start]!.day).values()].map((onDay) => {
    const isUsed = lp.variable({})
    lp.atMost([[isUsed, 1], ...onDay.map(({ variable }) => [variable, -1] as const)], 0)
    return [isUsed, 1] as const
  })
  const missing = lp.variable({ cost: wishes.days, most: wanted })
  lp.atLeast([...used, [missing, 1], [unplaced, 1]], wanted)
}

/** Batches have no gaps between their meetings, and no isolated meeting. */
function wishForCompactDays(problem: TimetableProblem, lp: Program, choices: readonly Choice[]): void {
  const { starts, classes, fixed, wishes } = problem
  if (wishes.alone === 0 && wishes.gaps === 0) return
  const byDay = [...groupRows(starts, ({ day }) => day).values()]
  const compact = new Set(classes.flatMap((it) => it.compact))
  for (const batch of compact) {
    const own = choices.filter(({ of }) => classes[of]!.compact.includes(batch))
    const events = fixed.filter(({ resources }) => resources.includes(batch))
    for (const day of byDay) {
      const slots = day.map((point) => ({
        terms: sum(
          own.filter(({ of, start }) => contains(classInterval(starts[start]!, classes[of]!), point)),
        ),
        isTaken: events.some((event) => contains(event, point)),
      }))
      if (wishes.alone > 0) wishForNeighbours(lp, slots, wishes.alone)
      if (wishes.gaps > 0) wishForNoGaps(lp, slots, wishes.gaps)
    }
  }
}

interface Slot {
  /** The meetings that the batch may have then; at most one of them. */
  terms: Terms
  /** It has a fixed event then. */
  isTaken: boolean
}

const negative = (terms: Terms): Terms => terms.map(([variable, factor]) => [variable, -factor])

function wishForNeighbours(lp: Program, slots: readonly Slot[], cost: number): void {
  for (const [index, { terms }] of slots.entries()) {
    const beside = [slots[index - 1], slots[index + 1]].filter((it) => it !== undefined)
    if (terms.length === 0 || beside.some(({ isTaken }) => isTaken)) continue
    const isAlone = lp.variable({ cost })
    lp.atLeast([[isAlone, 1], ...negative(terms), ...beside.flatMap((it) => it.terms)], 0)
  }
}

/** A slot is a gap if the batch has something before and after it, but not then. */
function wishForNoGaps(lp: Program, slots: readonly Slot[], cost: number): void {
  const inside = slots.slice(1, -1)
  const before = reached(lp, slots.slice(0, -2))
  const after = reached(lp, slots.slice(2).reverse()).reverse()
  for (const [index, { terms, isTaken }] of inside.entries()) {
    if (isTaken) continue
    const isGap = lp.variable({ cost })
    lp.atLeast([[isGap, 1], [before[index]!, -1], [after[index]!, -1], ...terms], -1)
  }
}

/** A variable for each slot that is 1 if the batch has something then or in one of the slots before it. */
function reached(lp: Program, slots: readonly Slot[]): number[] {
  const variables: number[] = []
  for (const { terms, isTaken } of slots) {
    const last = variables.at(-1)
    const isReached = lp.variable({})
    lp.atLeast([[isReached, 1], ...negative(terms)], isTaken ? 1 : 0)
    if (last !== undefined)
      lp.atLeast(
        [
          [isReached, 1],
          [last, -1],
        ],
        0,
      )
    variables.push(isReached)
  }
  return variables
}

interface RoomsProgram {
  program: LinearProgram
  choices: { place: number; room: number; variable: number }[]
}

/** @param timed the meetings with their times */
export function roomsProgram(problem: TimetableProblem, timed: readonly Placement[]): RoomsProgram {
  const { starts, rooms, classes, fixed, wishes } = problem
  const lp = createProgram()
  const choices: RoomsProgram['choices'] = []
  const when = timed.map(({ of, start }) => classInterval(starts[start]!, classes[of]!))
  for (const [place, { of, start }] of timed.entries()) {
    const it = classes[of]!
    const now = it.present.find((known) => known.start === start)
    if (it.rooms === null) continue
    const own = it.rooms
      .filter((room) => !fixed.some((event) => event.room === room && overlap(event, when[place]!)))
      .map((room) => {
        const { seats } = rooms[room]!
        const cost =
          Math.max(0, it.students - seats) * (wishes.seats ?? 0) +
          (Math.max(0, seats - it.students) / seats) * wishes.emptySeats +
          (now && now.room !== room ? wishes.moved : 0)
        return { place, room, variable: lp.variable({ cost, isWhole: true }) }
      })
    choices.push(...own)
    const unplaced = lp.variable({ cost: wishes.unplaced })
    lp.exactly([...own.map(({ variable }) => [variable, 1] as const), [unplaced, 1]], 1)
  }
  const byRoom = groupRows(choices, ({ room }) => room)
  for (const point of coveredPoints(problem)) {
    for (const own of byRoom.values()) {
      const then = own.filter(({ place }) => contains(when[place]!, point))
      if (then.length > 1)
        lp.atMost(
          then.map(({ variable }) => [variable, 1]),
          1,
        )
    }
  }
  if (wishes.roomChanges > 0) {
    for (const own of groupRows(choices, ({ place, room }) => `${timed[place]!.of} ${room}`).values()) {
      const isUsed = lp.variable({ cost: wishes.roomChanges })
      for (const { variable } of own)
        lp.atMost(
          [
            [variable, 1],
            [isUsed, -1],
          ],
          0,
        )
    }
  }
  return { program: lp.program, choices }
}
