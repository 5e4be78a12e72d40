import type { UnplacedReason } from '@campanile/contract/timetable/draft-words.ts'
import type { DraftFigures } from '@campanile/contract/timetable/timetable-drafts.ts'
import { groupRows } from '#platform/grouped.ts'
import {
  classInterval,
  type FixedEvent,
  type Interval,
  overlap,
  type Placement,
  type ProblemClass,
  type TimetableProblem,
} from './timetable-problem.ts'

/** Why meetings of a class are unplaced: the number of start times ruled out by each reason. */
interface Unplaced {
  classId: string
  meetings: number
  reasons: { kind: UnplacedReason; resource: string | null; starts: number }[]
}

interface Event extends Interval {
  resources: readonly string[]
  room: number | null
}

const placedEvent = ({ starts, classes }: TimetableProblem, { of, start, room }: Placement): Event => ({
  ...classInterval(starts[start]!, classes[of]!),
  resources: classes[of]!.resources,
  room,
})

/**
 * For each class with unplaced meetings: which hard constraints rule out each start, once all other
 * meetings are where they are. A start that nothing rules out was not found in time.
 */
export function explainUnplaced(problem: TimetableProblem, placements: readonly Placement[]): Unplaced[] {
  const { starts, classes, fixed } = problem
  const byClass = groupRows(placements, ({ of }) => of)
  const events = new Map([...byClass].map(([of, own]) => [of, own.map((it) => placedEvent(problem, it))]))
  return classes.flatMap((it, of) => {
    const own = events.get(of) ?? []
    const meetings = it.meetings - own.length
    if (meetings <= 0) return []
    const others: readonly (Event | FixedEvent)[] = [
      ...fixed,
      ...[...events].flatMap(([other, those]) => (other === of ? [] : those)),
    ]
    const counts = new Map<string, Unplaced['reasons'][number]>()
    for (const [start, at] of starts.entries()) {
      for (const { kind, resource } of blockers(it, start, classInterval(at, it), own, others)) {
        const key = `${kind} ${resource}`
        const known = counts.get(key)
        if (known) known.starts += 1
        else counts.set(key, { kind, resource, starts: 1 })
      }
    }
    const reasons = [...counts.values()].sort((a, b) => b.starts - a.starts || (a.kind < b.kind ? -1 : 1))
    return [{ classId: it.id, meetings, reasons }]
  })
}

type Blocker = Omit<Unplaced['reasons'][number], 'starts'>

function blockers(
  it: ProblemClass,
  start: number,
  at: Interval,
  own: readonly Event[],
  others: readonly (Event | FixedEvent)[],
): Blocker[] {
  const then = others.filter((event) => overlap(event, at))
  const busy = new Set(then.flatMap(({ resources }) => resources))
  const taken = new Set(then.map(({ room }) => room))
  const found: Blocker[] = [
    ...(own.some((event) => overlap(event, at)) ? [{ kind: 'class-meets' as const, resource: null }] : []),
    ...it.closed
      .filter((closed) => closed.start === start)
      .map(({ by }) => ({ kind: 'lecturer-unavailable' as const, resource: by })),
    ...it.resources
      .filter((id) => busy.has(id))
      .map((id) => ({
        kind: it.compact.includes(id) ? ('batch-busy' as const) : ('lecturer-teaches' as const),
        resource: id,
      })),
    ...(it.rooms?.length === 0 ? [{ kind: 'room-too-small' as const, resource: null }] : []),
    ...(it.rooms && it.rooms.length > 0 && it.rooms.every((room) => taken.has(room))
      ? [{ kind: 'rooms-taken' as const, resource: null }]
      : []),
  ]
  return found.length > 0 ? found : [{ kind: 'not-found', resource: null }]
}

/** @param moved meetings that are not where they are now */
export function draftFigures(
  problem: TimetableProblem,
  placements: readonly Placement[],
  moved: number,
): DraftFigures {
  const { starts, rooms, classes, fixed } = problem
  const needed = classes.reduce((total, { meetings }) => total + meetings, 0)
  const events = placements.map((it) => placedEvent(problem, it))
  const seated = placements.filter(({ room }) => room !== null)
  const seats = seated.reduce((total, { room }) => total + rooms[room!]!.seats, 0)
  const students = seated.reduce((total, { of }) => total + classes[of]!.students, 0)
  const days = new Set(placements.map(({ of, start }) => `${of} ${starts[start]!.day}`))
  return {
    placed: placements.length,
    unplaced: needed - placements.length,
    moved,
    gaps: [...new Set(classes.flatMap(({ compact }) => compact))].reduce(
      (total, batch) =>
        total +
        countGaps(
          starts,
          [...events, ...fixed].filter((it) => it.resources.includes(batch)),
        ),
      0,
    ),
    sameDay: placements.length - days.size,
    unwanted: placements.filter(({ of, start }) => classes[of]!.unwanted.includes(start)).length,
    emptySeats: seats === 0 ? 0 : Math.round((1 - students / seats) * 100),
  }
}

/** Start times between two of these events at which none takes place. */
function countGaps(starts: TimetableProblem['starts'], events: readonly Interval[]): number {
  return starts.filter(({ day, minute }) => {
    const own = events.filter((it) => it.day === day)
    const isTaken = own.some(({ from, to }) => from <= minute && minute < to)
    return !isTaken && own.some(({ to }) => to <= minute) && own.some(({ from }) => from > minute)
  }).length
}
