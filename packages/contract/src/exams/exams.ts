import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { clash, freeRoom } from '../timetable/meetings.ts'
import {
  clockTime,
  day,
  id,
  idOf,
  instant,
  line,
  matching,
  nothing,
  pageOf,
  paging,
  searchText,
  text,
  version,
} from '../values.ts'
import { examSittings, examStates, examTypes, maxExamRooms } from './exam-words.ts'

/** `upcoming`: future exams in order, then past ones with the latest first. */
export const examSorts = [
  'upcoming',
  'startsAt',
  '-startsAt',
  'course',
  '-course',
  'title',
  '-title',
] as const
export type ExamSort = (typeof examSorts)[number]

/** An exact decimal with at most two places, as text. */
const decimal = (most: string, message: string) =>
  z.string().check(
    ...matching(/^\d{1,5}(\.\d{1,2})?$/, 8, message),
    z.refine((it) => Number(it) <= Number(most), message),
  )
const maxMark = decimal('99999.99', 'Type marks like 100 or 37.5').check(
  z.refine((it) => Number(it) > 0, 'More than 0'),
)
/** Per cent of the class result; 0: it does not count. */
const weight = decimal('100', 'Type a share from 0 to 100')

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
const examCrowding = z.object({
  studentId: id,
  name: z.string(),
  /** at-once: two at the same time; same-day: more than two on one day. */
  kind: z.enum(['at-once', 'same-day']),
  /** The other exams, by course and title. */
  others: z.array(z.string()),
})
export type ExamCrowding = z.infer<typeof examCrowding>

const usedRoom = z.object({
  roomId: idOf('Choose a room'),
  seats: z.int('Type a whole number').check(z.minimum(1, 'At least 1'), z.maximum(100_000, 'Too many')),
  invigilatorId: z.nullable(id),
})

const duration = z
  .int('Type whole minutes')
  .check(z.minimum(5, 'At least 5 minutes'), z.maximum(720, 'At most 12 hours'))

const rooms = z.array(usedRoom).check(
  z.maxLength(maxExamRooms, `At most ${maxExamRooms} rooms`),
  z.refine((list) => new Set(list.map((it) => it.roomId)).size === list.length, 'Each room once'),
  z.refine((list) => {
    const people = list.flatMap(({ invigilatorId }) => invigilatorId ?? [])
    return new Set(people).size === people.length
  }, 'Each invigilator in one room'),
)

const time = { day, startsAt: clockTime, durationMinutes: duration }

const facts = {
  type: z.enum(examTypes),
  title: line(120),
  ...time,
  rooms,
  maxMark,
  weight,
}

/** The form of a new exam. Its class and sitting cannot be changed later. */
export const createExamInput = z.object({
  classId: idOf('Choose a class'),
  sitting: z._default(z.enum(examSittings), 'class'),
  ...facts,
})
/** The form of an existing exam. */
export const updateExamInput = z.object({ examId: id, version, ...facts })

const examCheck = z.object({
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

const narrowing = {
  search: searchText,
  termId: z.optional(id),
  classId: z.optional(id),
  type: z.optional(z.enum(examTypes)),
  /** All except archived ones by default. */
  state: z.optional(z.enum(examStates)),
  from: z.optional(day),
  to: z.optional(day),
  sort: z._default(z.enum(examSorts), 'upcoming'),
}

const admins = ['admin'] as const
const oneExam = z.object({ examId: id })
const changed = { examId: id, version }

/** One draft of a term, and what prevents its publication. */
const draftOfTerm = z.object({
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

export const exams = {
  listExams: op({
    method: 'GET',
    path: '/exams',
    roles: admins,
    summary: 'Search, filter, sort and page through exams',
    input: z.object({ ...paging, ...narrowing }),
    output: pageOf(exam),
  }),
  exportExams: op({
    method: 'GET',
    path: '/exams/export',
    kind: 'file',
    roles: admins,
    summary: 'The filtered exams as a table',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  printExams: op({
    method: 'GET',
    path: '/exams/print',
    kind: 'file',
    roles: admins,
    summary: 'The filtered exams as a timetable to print, with rooms; cancelled ones left out',
    input: z.object(narrowing),
    output: nothing,
  }),
  listTermDrafts: op({
    method: 'GET',
    path: '/exams/terms/{termId}/drafts',
    roles: admins,
    summary: 'The drafts of a term, and what stands against publishing each',
    input: z.object({ termId: id }),
    output: z.object({ items: z.array(draftOfTerm) }),
  }),
  publishTermExams: op({
    method: 'POST',
    path: '/exams/terms/{termId}/publication',
    roles: admins,
    summary: 'Publish all drafts of a term against which nothing stands, and tell everyone once',
    input: z.object({ termId: id }),
    output: z.object({ published: z.int(), left: z.array(draftOfTerm) }),
  }),
  checkExam: op({
    method: 'POST',
    path: '/exams/check',
    roles: admins,
    summary:
      'What stands against an exam as the form has it, and which rooms and times are free; keeps nothing',
    input: z.object({
      classId: id,
      /** The exam that is being changed; it does not clash with itself. */
      examId: z.nullable(id),
      sitting: z.enum(examSittings),
      ...time,
      roomIds: z.array(id).check(z.maxLength(maxExamRooms)),
      invigilatorIds: z.array(id).check(z.maxLength(maxExamRooms)),
    }),
    output: examCheck,
  }),
  createExam: op({
    method: 'POST',
    path: '/exams',
    roles: admins,
    summary: 'Add an exam as a draft; its batches, rooms and invigilators are booked',
    input: createExamInput,
    output: exam,
    errors: ['timetable-clash'],
  }),
  readExam: op({
    method: 'GET',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'One exam, with the students to whom its time is unkind',
    input: oneExam,
    output: z.object({ exam, crowding: z.array(examCrowding) }),
  }),
  updateExam: op({
    method: 'PUT',
    path: '/exams/{examId}',
    roles: admins,
    summary:
      'Change an exam that has not begun; of a published one everyone concerned is told where it moves',
    input: updateExamInput,
    output: exam,
    errors: ['timetable-clash', 'edit-conflict', 'exam-not-changeable'],
  }),
  weighExam: op({
    method: 'PUT',
    path: '/exams/{examId}/weight',
    roles: admins,
    summary: 'Change the share of the class result, also once the exam has begun, until marks are published',
    input: z.object({ ...changed, weight }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  publishExam: op({
    method: 'POST',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary: 'Show a draft to its students and lecturers, and tell them',
    input: z.object(changed),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-not-ready'],
  }),
  unpublishExam: op({
    method: 'DELETE',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary:
      'Make a published exam that has not begun and has no marks a draft again, and tell those who saw it',
    input: z.object({ examId: id }),
    output: exam,
    errors: ['exam-not-changeable', 'exam-has-marks'],
  }),
  cancelExam: op({
    method: 'POST',
    path: '/exams/{examId}/cancellation',
    roles: admins,
    summary: 'Cancel an exam without marks for good, also afterwards; whoever saw it is told',
    input: z.object({ ...changed, reason: text(200, 'Say why') }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  archiveExam: op({
    method: 'DELETE',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'Put away a draft, or an exam that is cancelled or over',
    input: oneExam,
    output: exam,
    errors: ['exam-not-changeable'],
  }),
}
