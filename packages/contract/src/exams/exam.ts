import { z } from 'zod/mini'
import { clash, freeRoom } from '../timetable/clash.ts'
import { clockTime, day, id, idWithMessage, instant, line, matching, version } from '../values.ts'
import { examSittings, examStates, examTypes, maxExamRooms } from './exam-words.ts'
import { m } from './messages.ts'

// An exam, its forms, and the results of checking a form.

/** An exact decimal with at most two places, as text. */
const decimal = (most: string, message: string) =>
  z.string().check(
    ...matching(/^\d{1,5}(\.\d{1,2})?$/, 8, message),
    z.refine((it) => Number(it) <= Number(most), message),
  )
export const maxMark = decimal('99999.99', m.marksFormat()).check(
  z.refine((it) => Number(it) > 0, m.moreThan0()),
)
/** Percentage of the class result; 0: it does not count. */
export const weight = decimal('100', m.enterShare())

const invigilator = z.object({ id, name: z.string() })

const examRoom = z.object({
  roomId: id,
  name: z.string(),
  capacity: z.int(),
  /** Seats used in it: the whole room, or fewer where students sit apart. */
  seats: z.int(),
  invigilator: z.nullable(invigilator),
})
export type ExamRoom = z.infer<typeof examRoom>

export const exam = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.object({ id, name: z.string() }),
  batches: z.array(z.string()),
  type: z.enum(examTypes),
  sitting: z.enum(examSittings),
  title: z.string(),
  /** Date and time of its start on the institution's clock. */
  day,
  clock: clockTime,
  durationMinutes: z.int(),
  startsAt: instant,
  endsAt: instant,
  maxMark: z.string(),
  weight: z.string(),
  rooms: z.array(examRoom),
  /** Students who sit it, and how many of them have a seat. */
  candidates: z.int(),
  seated: z.int(),
  deferred: z.int(),
  state: z.enum(examStates),
  publishedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  cancelReason: z.nullable(z.string()),
  archivedAt: z.nullable(instant),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    /** Change its share of the class result: also once it has begun, until marks are published. */
    weigh: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    cancel: z.boolean(),
    archive: z.boolean(),
    seat: z.boolean(),
  }),
})
export type Exam = z.infer<typeof exam>

/** A student with a difficult timetable: two exams at once, or more than two on one day. */
export const examCrowding = z.object({
  studentId: id,
  name: z.string(),
  /** at-once: two at the same time; same-day: more than two on one day. */
  kind: z.enum(['at-once', 'same-day']),
  /** The other exams, by course and title. */
  others: z.array(z.string()),
})
export type ExamCrowding = z.infer<typeof examCrowding>

const usedRoom = z.object({
  roomId: idWithMessage(m.selectRoom()),
  seats: z.int(m.enterWholeNumber()).check(z.minimum(1, m.atLeast1()), z.maximum(100_000, m.tooMany())),
  invigilatorId: z.nullable(id),
})

export const duration = z
  .int(m.enterWholeMinutes())
  .check(z.minimum(5, m.atLeast5Minutes()), z.maximum(720, m.atMost12Hours()))

const rooms = z.array(usedRoom).check(
  z.maxLength(maxExamRooms, m.atMostRooms({ maximum: maxExamRooms })),
  z.refine((list) => new Set(list.map((it) => it.roomId)).size === list.length, m.eachRoomOnce()),
  z.refine((list) => {
    const people = list.flatMap(({ invigilatorId }) => invigilatorId ?? [])
    return new Set(people).size === people.length
  }, m.eachInvigilatorOnce()),
)

export const examTime = { day, startsAt: clockTime, durationMinutes: duration }

const facts = {
  type: z.enum(examTypes),
  title: line(120),
  ...examTime,
  rooms,
  maxMark,
  weight,
}

/** The form of a new exam. Its class and sitting cannot be changed later. */
export const createExamInput = z.object({
  classId: idWithMessage(m.selectClass()),
  sitting: z._default(z.enum(examSittings), 'class'),
  ...facts,
})
/** The form of an existing exam. */
export const updateExamInput = z.object({ examId: id, version, ...facts })

export const examCheck = z.object({
  candidates: z.int(),
  /** At most 20. */
  clashes: z.array(clash),
  /** At most 50. */
  crowding: z.array(examCrowding),
  /** Rooms free then, the smallest first; at most 200. */
  rooms: z.array(freeRoom),
  /**
   * Times of the same length, in the two weeks from that day, when batches, rooms and invigilators are free;
   * at most 8.
   */
  slots: z.array(z.object({ day: z.string(), startsAt: z.string(), endsAt: z.string() })),
})
export type ExamCheck = z.infer<typeof examCheck>

/** One draft of a term, and what prevents its publication. */
export const draftOfTerm = z.object({
  examId: id,
  courseCode: z.string(),
  title: z.string(),
  startsAt: instant,
  /** In words; empty: it will be published. */
  obstacles: z.array(z.string()),
  /** Difficulties for students that do not prevent publication, in words. */
  warnings: z.array(z.string()),
})
export type DraftOfTerm = z.infer<typeof draftOfTerm>
