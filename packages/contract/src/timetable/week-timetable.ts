import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant } from '../values.ts'
import { namedRoom } from './meetings.ts'
import { m } from './messages.ts'
import { named, sessionStatus } from './timetable.ts'
import { timetableScopes } from './timetable-scopes.ts'

const timetableSession = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  /** The lecturers: the substitute, or those of the class. */
  lecturers: z.array(named),
  covered: z.boolean(),
  batches: z.array(z.string()),
  room: z.nullable(z.object({ ...namedRoom.shape, capacity: z.int() })),
  startsAt: instant,
  endsAt: instant,
  status: sessionStatus,
  changeReason: z.nullable(z.string()),
  students: z.int(),
  /** Students who have another session or exam at the same time. */
  doubleBooked: z.int(),
  version: z.int(),
  can: z.object({ move: z.boolean() }),
})
export type TimetableSession = z.infer<typeof timetableSession>

const timetableExam = z.object({
  id,
  courseCode: z.string(),
  title: z.string(),
  rooms: z.array(namedRoom),
  startsAt: instant,
  endsAt: instant,
})
export type TimetableExam = z.infer<typeof timetableExam>

/** A booking of a room, lecturer or batch, or an event of students outside their batch. */
const takenTime = z.object({
  resource: z.enum(['room', 'lecturer', 'batch', 'students']),
  /** Of the room, lecturer or batch; null: students. */
  id: z.nullable(id),
  name: z.nullable(z.string()),
  /** How many of the students of the session; 0 for other resources. */
  students: z.int(),
  courseCode: z.string(),
  /** The title of the exam; null: a session. */
  exam: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
})
export type TakenTime = z.infer<typeof takenTime>

const dayNumber = (date: string) => Date.parse(date) / 86_400_000

/** A week at most. */
const week = { from: day, to: day }
const inWeek = [
  z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
    error: m.lastDayBeforeFirst(),
    path: ['to'],
  }),
  z.refine<{ from: string; to: string }>(({ from, to }) => dayNumber(to) - dayNumber(from) < 7, {
    error: m.atMostOneWeekAtOnce(),
    path: ['to'],
  }),
] as const

export const weekTimetable = onTopics(['sessions', 'exams', 'structure'], {
  readTimetable: op({
    method: 'GET',
    path: '/timetable',
    roles: ['admin'],
    summary:
      'Get the sessions and exams of a week, of the whole campus or of one room, batch, lecturer or class, with conflicts',
    input: z
      .object({
        ...week,
        scope: z._default(z.enum(timetableScopes), 'campus'),
        /** The room, batch, lecturer or class; not for the campus. */
        scopeId: z.optional(id),
      })
      .check(...inWeek),
    output: z.object({
      now: instant,
      items: z.array(timetableSession),
      exams: z.array(timetableExam),
      /** Public holidays, and those of the terms that the week belongs to. */
      holidays: z.array(z.object({ name: z.string(), firstDay: day, lastDay: day })),
      /** Rooms in use, for the rows of a campus; empty for other scopes. */
      rooms: z.array(z.object({ ...namedRoom.shape, capacity: z.int() })),
      /** The response cannot contain all sessions. */
      isCut: z.boolean(),
    }),
  }),
  listTakenTimes: op({
    method: 'GET',
    path: '/sessions/{sessionId}/taken-times',
    roles: ['admin'],
    summary:
      'List when rooms, and the lecturers, batches and students of a session, are taken in a week, and who a move notifies',
    input: z.object({ sessionId: id, ...week }).check(...inWeek),
    output: z.object({
      items: z.array(takenTime),
      notified: z.object({ lecturers: z.array(z.string()), batches: z.array(z.string()), students: z.int() }),
    }),
  }),
})
