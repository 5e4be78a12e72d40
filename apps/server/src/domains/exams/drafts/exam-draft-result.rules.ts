import type { ExamDraftFigures } from '@campanile/contract/exams/exam-drafts.ts'
import { minutesADay } from '#platform/day-minutes.ts'
import type { ExamDraftResult, ExamReason } from './exam-draft-result.ts'
import {
  areBackToBack,
  areTooClose,
  type ExamPlacement,
  type ExamProblem,
  examSpan,
  type FixedEvent,
  type ProblemExam,
  type Span,
} from './exam-problem.ts'

interface Event extends Span {
  resources: readonly string[]
  rooms: readonly number[]
  students: readonly number[]
}

const placedEvent = ({ starts, exams }: ExamProblem, { of, start, rooms }: ExamPlacement): Event => ({
  ...examSpan(starts[start]!, exams[of]!),
  resources: exams[of]!.resources,
  rooms,
  students: exams[of]!.students,
})

const fixedEvent = ({ room, ...it }: FixedEvent): Event => ({ ...it, rooms: room === null ? [] : [room] })

/** What is known of each resource, to name the reasons. */
type FindBusyReason = (resource: string) => 'batch-busy' | 'invigilator-busy'

/**
 * For each exam that has no place: which hard constraints rule out each start, once all other exams are where they
 * are. A start that nothing rules out was not found in time.
 */
export function explainUnplacedExams(
  problem: ExamProblem,
  placements: readonly ExamPlacement[],
  findBusyReason: FindBusyReason,
): ExamDraftResult['unplaced'] {
  const placed = new Set(placements.map(({ of }) => of))
  const events = [...problem.fixed.map(fixedEvent), ...placements.map((it) => placedEvent(problem, it))]
  return problem.exams.flatMap((exam, of) => {
    if (placed.has(of)) return []
    const counts = new Map<string, ExamReason>()
    for (const start of problem.starts) {
      for (const reason of blockers(problem, exam, examSpan(start, exam), events, findBusyReason)) {
        const key = `${reason.kind} ${reason.resource}`
        const known = counts.get(key) ?? { ...reason, starts: 0 }
        counts.set(key, { ...known, starts: known.starts + 1 })
      }
    }
    const reasons = [...counts.values()].sort((a, b) => b.starts - a.starts || (a.kind < b.kind ? -1 : 1))
    return [{ id: exam.id, starts: problem.starts.length, reasons }]
  })
}

type Blocker = Omit<ExamReason, 'starts'>

function blockers(
  { rooms, mostRooms, gap }: ExamProblem,
  exam: ProblemExam,
  span: Span,
  events: readonly Event[],
  findBusyReason: FindBusyReason,
): Blocker[] {
  const then = events.filter((event) => areTooClose(span, event))
  const busy = new Set(then.flatMap(({ resources }) => resources))
  const taken = new Set(then.flatMap((event) => event.rooms))
  const sitting = new Set(exam.students)
  const mostSeats = (free: ExamProblem['rooms']) =>
    free
      .map(({ seats }) => seats)
      .sort((a, b) => b - a)
      .slice(0, mostRooms)
      .reduce((sum, seats) => sum + seats, 0)
  const isTooLarge = mostSeats(rooms) < exam.seats
  const found: Blocker[] = [
    ...(isTooLarge ? [{ kind: 'rooms-too-small' as const, resource: null }] : []),
    ...(!isTooLarge && mostSeats(rooms.filter((_, room) => !taken.has(room))) < exam.seats
      ? [{ kind: 'rooms-taken' as const, resource: null }]
      : []),
    ...exam.resources.filter((id) => busy.has(id)).map((id) => ({ kind: findBusyReason(id), resource: id })),
    ...(events.some((it) => areTooClose(span, it, gap) && it.students.some((one) => sitting.has(one)))
      ? [{ kind: 'students-busy' as const, resource: null }]
      : []),
    ...(span.to > (Math.floor(span.from / minutesADay) + 1) * minutesADay
      ? [{ kind: 'past-midnight' as const, resource: null }]
      : []),
  ]
  return found.length > 0 ? found : [{ kind: 'not-found', resource: null }]
}

const spanDay = ({ from }: Span) => Math.floor(from / minutesADay)

interface ExamOfStudent extends Span {
  isPlanned: boolean
}

/** The exams of each student in order of time: those of the draft, and those that keep their times. */
function examsByStudent(problem: ExamProblem, placements: readonly ExamPlacement[]): ExamOfStudent[][] {
  const spans = new Map<number, ExamOfStudent[]>()
  const add = ({ from, to, students }: Pick<Event, 'from' | 'to' | 'students'>, isPlanned: boolean) => {
    for (const student of students)
      spans.set(student, [...(spans.get(student) ?? []), { from, to, isPlanned }])
  }
  for (const it of placements) add(placedEvent(problem, it), true)
  for (const it of problem.fixed) add(it, false)
  return [...spans.values()].map((own) => own.sort((a, b) => a.from - b.from))
}

/** Two exams of a student, the earlier one first, unless the draft changes neither. */
const examPairs = (own: readonly ExamOfStudent[]) =>
  own.flatMap((after, index) =>
    own
      .slice(0, index)
      .filter((before) => before.isPlanned || after.isPlanned)
      .map((before) => ({ before, after, days: spanDay(after) - spanDay(before) })),
  )

/** The students with more than one exam on a day, by days that have any. */
export function crowdedDays(
  problem: ExamProblem,
  placements: readonly ExamPlacement[],
): { day: number; students: number }[] {
  const students = new Map<number, number>()
  for (const own of examsByStudent(problem, placements)) {
    const crowded = new Set(examPairs(own).flatMap(({ after, days }) => (days === 0 ? [spanDay(after)] : [])))
    for (const day of crowded) students.set(day, (students.get(day) ?? 0) + 1)
  }
  return [...students].map(([day, count]) => ({ day, students: count })).sort((a, b) => a.day - b.day)
}

/** How the planned exams are spread for students, and how rooms are used. */
export function examFigures(problem: ExamProblem, placements: readonly ExamPlacement[]): ExamDraftFigures {
  const { starts, rooms, exams } = problem
  const lastDay = Math.max(0, ...starts.map(({ day }) => day))
  const seated = placements.filter((it) => it.rooms.length > 0)
  const seats = seated.flatMap((it) => it.rooms).reduce((sum, room) => sum + rooms[room]!.seats, 0)
  const students = seated.reduce((sum, { of }) => sum + exams[of]!.seats, 0)
  let [backToBack, consecutiveDays] = [0, 0]
  for (const pairs of examsByStudent(problem, placements).map(examPairs)) {
    backToBack += pairs.filter(({ before, after }) => areBackToBack(starts, before, after)).length
    consecutiveDays += new Set(pairs.flatMap(({ after, days }) => (days === 1 ? [spanDay(after)] : []))).size
  }
  return {
    placed: placements.length,
    unplaced: exams.length - placements.length,
    crowdedDays: crowdedDays(problem, placements).reduce((sum, it) => sum + it.students, 0),
    backToBack,
    consecutiveDays,
    lateLarge: placements.filter(({ of, start }) => exams[of]!.isLarge && starts[start]!.day > lastDay / 2)
      .length,
    splitExams: placements.filter((it) => it.rooms.length > 1).length,
    emptySeats: seats === 0 ? 0 : Math.round((1 - students / seats) * 100),
  }
}
