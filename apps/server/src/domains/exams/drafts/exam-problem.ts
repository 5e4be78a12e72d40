import { minutesADay } from '#platform/day-minutes.ts'

// What an exam timetable is computed from, as plain data: it is sent to a worker thread. Days are numbered from
// 0, whether or not there can be exams on them. Times are minutes after midnight.

/** A time at which an exam may begin. */
export interface ExamStart {
  day: number
  minute: number
}

/** Minutes after the beginning of the first day. */
export interface Span {
  from: number
  to: number
}

export interface ProblemExam {
  id: string
  minutes: number
  /** The students who sit it, as numbers. */
  students: readonly number[]
  /** Seats that it needs; none: it needs no room. */
  seats: number
  /** The resources besides rooms: batches and invigilators. */
  resources: readonly string[]
  /** One of the largest, which should not be late. */
  isLarge: boolean
}

/** Something that keeps its time: a published exam, an exam that takes no part, a session. */
export interface FixedEvent extends Span {
  resources: readonly string[]
  /** Index in the list of rooms; null: none of them. */
  room: number | null
  /** Its students, if it is an exam. */
  students: readonly number[]
}

/** The cost of each wish. */
export interface ExamWishes {
  /** For each student with two exams, by how many days lie between them: on one day, on the next, and so on. */
  daysApart: readonly number[]
  /** For each student whose second exam begins at the first start after the end of the other. */
  backToBack: number
  /** A large exam in the second half of the days. */
  late: number
  /** A further room of an exam. */
  rooms: number
  /** A seat that stays empty. */
  emptySeats: number
}

export interface ExamProblem {
  /** By day and time. */
  starts: readonly ExamStart[]
  rooms: readonly { id: string; seats: number }[]
  exams: readonly ProblemExam[]
  fixed: readonly FixedEvent[]
  /** Minutes between two exams of a student, at least. */
  gap: number
  /** Rooms that one exam can use, at most. */
  mostRooms: number
  wishes: ExamWishes
}

/** An exam with its time, and the rooms in which it is held. */
export interface ExamPlacement {
  /** Index in the list of exams. */
  of: number
  start: number
  rooms: number[]
}

/** When an exam takes place that begins at a start. */
export const examSpan = ({ day, minute }: ExamStart, { minutes }: Pick<ProblemExam, 'minutes'>): Span => ({
  from: day * minutesADay + minute,
  to: day * minutesADay + minute + minutes,
})

export const contains = ({ from, to }: Span, moment: number) => from <= moment && moment < to

/** @param gap minutes that have to lie between them */
export const areTooClose = (a: Span, b: Span, gap = 0): boolean => a.from < b.to + gap && b.from < a.to + gap

/** Whether the later of two exams on one day begins at the first start after the end of the earlier one. */
export function areBackToBack(starts: readonly ExamStart[], a: Span, b: Span): boolean {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a]
  const day = Math.floor(first.from / minutesADay)
  if (day !== Math.floor(second.from / minutesADay)) return false
  return !starts.some((it) => {
    const at = it.day * minutesADay + it.minute
    return it.day === day && first.to <= at && at < second.from
  })
}
