// The input of a timetable, as plain data, because it is sent to a worker thread. Days are numbered from 0.
// Times are minutes after midnight.

export interface Interval {
  day: number
  from: number
  to: number
}

/** A time in the week at which a meeting can begin. */
interface Start {
  day: number
  minute: number
}

export interface ProblemRoom {
  id: string
  seats: number
}

export interface ProblemClass {
  id: string
  /** Weekly meetings to place, all of this length. */
  meetings: number
  minutes: number
  students: number
  /** The resources it needs in addition to a room: lecturers and batches. */
  resources: readonly string[]
  /** Those of its resources whose days should have no gaps. */
  compact: readonly string[]
  /** Large enough rooms, as indexes into the list of rooms; null: none needed. */
  rooms: readonly number[] | null
  /** On how many different days its meetings should be. */
  days: number
  /** Starts that are not possible for it, and for which of its resources. */
  closed: readonly { start: number; by: string }[]
  /** Starts that its lecturers would rather avoid. */
  unwanted: readonly number[]
  /** The current times of its meetings. */
  present: readonly { start: number; room: number | null }[]
}

/** Something at a fixed time: a locked meeting, an exam, a meeting of another term. */
export interface FixedEvent extends Interval {
  resources: readonly string[]
  room: number | null
}

/** The cost of violating each preference once. A preference without a cost is not part of the program. */
export interface Wishes {
  /** An unplaced meeting. */
  unplaced: number
  unwanted: number
  /** A day too few. */
  days: number
  /** A meeting without another one of the batch just before or after it. */
  alone: number
  /** A start between two meetings of a batch at which it has none. */
  gaps: number
  /** A meeting that is at another time or in another room than now. */
  moved: number
  /** A student without a seat; null: rooms that are too small are not allowed. */
  seats: number | null
  /** A further room of one class. */
  roomChanges: number
  /** A room of which all seats stay empty. */
  emptySeats: number
}

export interface TimetableProblem {
  days: number
  /** By day and time. */
  starts: readonly Start[]
  rooms: readonly ProblemRoom[]
  classes: readonly ProblemClass[]
  fixed: readonly FixedEvent[]
  wishes: Wishes
}

/** A meeting with its time, and its room once it has one. */
export interface Placement {
  /** Index into the list of classes. */
  of: number
  start: number
  room: number | null
}

export const overlap = (a: Interval, b: Interval): boolean =>
  a.day === b.day && a.from < b.to && b.from < a.to

/** The time of a class's meeting that begins at a given start. */
export const classInterval = (
  { day, minute }: Start,
  { minutes }: Pick<ProblemClass, 'minutes'>,
): Interval => ({
  day,
  from: minute,
  to: minute + minutes,
})
