import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus, sessionStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing, pageSchema, paging, text } from '../values.ts'
import { m } from './messages.ts'

/**
 * How the remaining sessions of the term can affect the percentage. none: nothing is counted or required.
 * safe: this many of the remaining sessions can be missed. below: currently under the target; this many of
 * the remaining ones must be attended. out-of-reach: attending all of them is not enough.
 */
export const outlook = z.object({
  kind: z.enum(['none', 'safe', 'below', 'out-of-reach']),
  /** Sessions of the term still ahead. */
  remaining: z.int(),
  canMiss: z.int(),
  mustAttend: z.int(),
})
export type Outlook = z.infer<typeof outlook>

/** A student's attendance in one class. */
export const classStanding = {
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.string(),
  /** In a term that is running, or in the last one while none is. */
  isCurrent: z.boolean(),
  /** No longer in the class, whose records still count. */
  left: z.boolean(),
  held: z.int(),
  attended: z.int(),
  excused: z.int(),
  /** Null before the first held session. */
  percentage: z.nullable(z.number()),
  outlook,
}

/** The state of a dispute: withdrawn by its student; accepted or declined by a lecturer or admin. */
export const disputeStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export const disputeState = z.enum(disputeStates)

/** What a student has done, and can do, about a record or refusal of theirs. */
export const recordDispute = z.object({
  /** The student's latest dispute about the session. */
  dispute: z.nullable(z.object({ id, state: disputeState, answer: z.nullable(z.string()) })),
  /** The time limit for disputing the record or refusal, which may have passed; null without one to dispute. */
  disputableUntil: z.nullable(instant),
  can: z.object({ dispute: z.boolean() }),
})
export type RecordDispute = z.infer<typeof recordDispute>

/** One session of the student's class: their record, their notice or dispute, and their possible actions. */
export const mySession = z.object({
  sessionId: id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  status: sessionStatus,
  mark: z.nullable(
    z.object({
      status: attendanceStatus,
      source: attendanceSource,
      markedAt: instant,
      reason: z.nullable(z.string()),
    }),
  ),
  /** The student's last attempt was rejected, and they have no record. */
  refused: z.boolean(),
  /** The reason the student gave in advance for being absent. */
  notice: z.nullable(z.string()),
  ...recordDispute.shape,
  can: z.object({ ...recordDispute.shape.can.shape, giveNotice: z.boolean() }),
})
export type MySession = z.infer<typeof mySession>

const oneSession = z.object({ sessionId: id })

/** The form and the body of giveAbsenceNotice. */
export const absenceNoticeInput = z.object({
  sessionId: id,
  reason: text(300, m.enterWhyYouWillBeAbsent()),
})

export const myAttendance = onTopics(['sessions'], {
  readMyAttendance: op({
    method: 'GET',
    path: '/attendance/mine',
    roles: ['student'],
    access: 'own',
    summary: 'Get your attendance percentage and outlook for the rest of the term in each class',
    input: nothing,
    output: z.object({
      required: z.number(),
      classes: z.array(
        z.object({
          ...classStanding,
        }),
      ),
    }),
  }),
  listMySessions: op({
    method: 'GET',
    path: '/attendance/mine/sessions',
    roles: ['student'],
    access: 'own',
    summary: 'List your sessions: past and current ones, newest first, or future ones, earliest first',
    input: z.object({
      ...paging,
      when: z._default(z.enum(['begun', 'ahead']), 'begun'),
      /** Only this session, whenever it is. */
      sessionId: z.optional(id),
      classId: z.optional(id),
      status: z.optional(attendanceStatus),
    }),
    output: pageSchema(mySession),
  }),
  giveAbsenceNotice: op({
    method: 'PUT',
    path: '/sessions/{sessionId}/absence-notice',
    roles: ['student'],
    access: 'enrolled',
    summary: 'Notify the lecturer before a session that you will be absent; this does not excuse the absence',
    input: absenceNoticeInput,
    output: mySession,
    errors: ['session-started', 'session-cancelled'],
  }),
  withdrawAbsenceNotice: op({
    method: 'DELETE',
    path: '/sessions/{sessionId}/absence-notice',
    roles: ['student'],
    access: 'enrolled',
    summary: 'Withdraw an absence notice before the session begins',
    input: oneSession,
    output: mySession,
    errors: ['session-started'],
  }),
})
