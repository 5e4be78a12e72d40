import { z } from 'zod/mini'
import { scheduledExam } from '../exams/my-exams.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant } from '../values.ts'
import { m } from './messages.ts'
import { attendanceStatus, checkInState, sessionStatus } from './timetable.ts'

/** Six weeks: the largest page of a month. */
export const maxScheduleDays = 42

const scheduledSession = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  lecturers: z.array(z.string()),
  /** The lecturer who teaches this session in place of the class's lecturers. */
  substitute: z.nullable(z.string()),
  batches: z.array(z.string()),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  status: sessionStatus,
  /** The original time and room of a moved session. */
  planned: z.nullable(z.object({ startsAt: instant, endsAt: instant, room: z.nullable(z.string()) })),
  /** Why it was moved or cancelled. */
  changeReason: z.nullable(z.string()),
  checkIn: checkInState,
  /** Null for students. */
  enrolled: z.nullable(z.int()),
  /** The calling student's own record. */
  mine: z.nullable(attendanceStatus),
  can: z.object({
    openCheckIn: z.boolean(),
    openRegister: z.boolean(),
    openClass: z.boolean(),
    checkIn: z.boolean(),
  }),
})
export type ScheduledSession = z.infer<typeof scheduledSession>

/** Days of a term: the term itself, or a holiday in it. */
const namedDays = z.object({ name: z.string(), firstDay: day, lastDay: day })
export type NamedDays = z.infer<typeof namedDays>

const dayNumber = (date: string) => Date.parse(date) / 86_400_000

export const schedule = onTopics(['sessions'], {
  listSchedule: op({
    method: 'GET',
    path: '/schedule',
    roles: ['lecturer', 'student'],
    access: 'own',
    summary: 'List your sessions, exams and holidays in a period of at most six weeks',
    input: z.object({ from: day, to: day }).check(
      z.refine(({ from, to }) => from <= to, { error: m.lastDayBeforeFirst(), path: ['to'] }),
      z.refine(({ from, to }) => dayNumber(to) - dayNumber(from) < maxScheduleDays, {
        error: m.atMostSixWeeksAtOnce(),
        path: ['to'],
      }),
    ),
    output: z.object({
      now: instant,
      items: z.array(scheduledSession),
      /** The caller's published exams on these days. */
      exams: z.array(scheduledExam),
      /** Terms and holidays of the caller's classes on these days. */
      terms: z.array(namedDays),
      holidays: z.array(namedDays),
    }),
  }),
})
