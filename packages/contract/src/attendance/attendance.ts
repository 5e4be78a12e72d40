import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus, usualMinutes } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { givenInstant, id, instant, text } from '../values.ts'
import { checkInWindow, deviceProblems, refusalReasons, sessionHead } from './check-in.ts'
import { lateFrom } from './check-in-times.ts'
import { m } from './messages.ts'

const registerRow = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  status: z.nullable(attendanceStatus),
  source: z.nullable(attendanceSource),
  markedAt: z.nullable(instant),
  /** The reason for a manual record or change, if given. */
  reason: z.nullable(z.string()),
  /** The reason the student gave in advance for being absent. */
  notice: z.nullable(z.string()),
  /** The student's attendance in this class so far, in per cent; null while no session counts. */
  percentage: z.nullable(z.number()),
})
export type RegisterRow = z.infer<typeof registerRow>

const refusedAttempt = z.object({
  id,
  /** Null for a face that the kiosk did not recognise. */
  studentId: z.nullable(id),
  /** 'unknown' for a face that the kiosk did not recognise. */
  studentName: z.string(),
  at: instant,
  reason: z.enum([...refusalReasons, ...deviceProblems]),
})

/**
 * Use of the session's codes by signed-out browsers; only counted, because they cannot be attributed to a
 * student.
 */
const anonymousScans = z.object({
  accepted: z.int(),
  networks: z.int(),
  /** The most from a single network. */
  mostFromOneNetwork: z.int(),
  refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.int() })),
})
export type AnonymousScans = z.infer<typeof anonymousScans>

/** A session's register as its lecturer sees it. */
export const register = z.object({
  session: z.object({ ...sessionHead.shape, batches: z.array(z.string()), lecturers: z.array(z.string()) }),
  window: z.nullable(checkInWindow),
  now: instant,
  /** The institution's usual minutes, which the form proposes. */
  usualMinutes,
  rows: z.array(registerRow),
  /** Records of the session. Each arrival adds one. */
  recorded: z.int(),
  /** The newest rejected attempts, at most 20. */
  refused: z.array(refusedAttempt),
  anonymousScans,
  /** Set if the register was taken after the session, with the reason. */
  takenLater: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
  can: z.object({
    open: z.boolean(),
    close: z.boolean(),
    mark: z.boolean(),
    kiosk: z.boolean(),
    takeLater: z.boolean(),
    /** Open the class and its students’ pages: not a substitute, who runs only the session. */
    openClass: z.boolean(),
  }),
})
export type Register = z.infer<typeof register>

/** The code on the screen and the next one, so that changing it needs no request. */
export const checkInCode = z.object({
  now: instant,
  codes: z.array(
    z.object({ token: z.string(), shortCode: z.string(), shownFrom: instant, shownUntil: instant }),
  ),
})

const oneSession = z.object({ sessionId: id })
const reason = text(300, m.giveReason())

/** The most students whose records can be undone together. */
const maxStudents = 2000

const minutes = (max: number) =>
  z.coerce.number().check(z.int(m.wholeMinutes()), z.minimum(0), z.maximum(max))

export const attendance = onTopics(['register'], {
  openCheckIn: op({
    method: 'POST',
    path: '/sessions/{sessionId}/check-in',
    roles: ['admin', 'lecturer'],
    access: 'session',
    priority: 'high',
    summary: 'Open check-in for a session; students are late so many minutes after its start',
    input: z
      .object({
        sessionId: id,
        lateAfterMinutes: minutes(240),
        closeAfterMinutes: minutes(480),
        /** The starting point of the minutes until students are late. */
        lateFrom: z._default(z.enum(lateFrom), 'start'),
      })
      .check(
        z.refine((it) => it.closeAfterMinutes > 0 && it.lateAfterMinutes <= it.closeAfterMinutes, {
          error: m.closesAfterLate(),
          path: ['closeAfterMinutes'],
        }),
      ),
    output: register,
    errors: ['check-in-open', 'session-not-started', 'session-cancelled', 'check-in-closed'],
  }),
  readRegister: op({
    method: 'GET',
    path: '/sessions/{sessionId}/register',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Get a session’s register with its check-in window, counts, rows and rejected attempts',
    eventId: 'sessionId',
    input: oneSession,
    output: register,
  }),
  readCheckInCode: op({
    method: 'GET',
    path: '/sessions/{sessionId}/check-in/code',
    roles: ['admin', 'lecturer'],
    access: 'session',
    priority: 'high',
    summary: 'Get the current rotating code of an open check-in',
    topics: [],
    input: oneSession,
    output: checkInCode,
    errors: ['check-in-closed', 'check-in-not-open'],
  }),
  updateCheckIn: op({
    method: 'PATCH',
    path: '/sessions/{sessionId}/check-in',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Change the late and closing times of an open check-in',
    input: z.object({ sessionId: id, lateAfter: givenInstant, closesAt: givenInstant }).check(
      z.refine((it) => it.lateAfter <= it.closesAt, {
        error: m.closesAfterLate(),
        path: ['closesAt'],
      }),
    ),
    output: register,
    errors: ['check-in-closed', 'check-in-not-open'],
  }),
  closeCheckIn: op({
    method: 'POST',
    path: '/sessions/{sessionId}/check-in/close',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Close check-in and record all students without a record as absent',
    input: oneSession,
    output: register,
    errors: ['check-in-closed', 'check-in-not-open'],
  }),
  markAttendance: op({
    method: 'PUT',
    path: '/sessions/{sessionId}/records/{studentId}',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Record a student’s attendance by hand',
    input: z.object({
      sessionId: id,
      studentId: id,
      status: attendanceStatus,
      /** Required if the student was recorded as present or late and becomes absent. */
      reason: z.optional(reason),
      /** The student's refused attempt that led to this record. */
      attemptId: z.optional(id),
    }),
    output: registerRow,
    errors: ['session-not-started', 'session-cancelled', 'reason-required'],
  }),
  recordRest: op({
    method: 'POST',
    path: '/sessions/{sessionId}/records/rest',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Record the attendance of all students without a record',
    input: z.object({ sessionId: id, status: attendanceStatus }),
    output: z.object({
      register,
      /** The students whose attendance was recorded. */ studentIds: z.array(id),
    }),
    errors: ['session-not-started', 'session-cancelled'],
  }),
  undoRest: op({
    method: 'POST',
    path: '/sessions/{sessionId}/records/rest/undo',
    roles: ['admin', 'lecturer'],
    access: 'session',
    bodyLimit: 128 * 1024,
    summary: 'Undo recording the rest, except for records that were changed since',
    input: z.object({
      sessionId: id,
      status: attendanceStatus,
      studentIds: z.array(id).check(z.maxLength(maxStudents, m.atMostStudents({ maximum: maxStudents }))),
    }),
    output: z.object({ register, studentIds: z.array(id) }),
    errors: ['nothing-to-undo'],
  }),
  undoMark: op({
    method: 'POST',
    path: '/sessions/{sessionId}/records/{studentId}/undo',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Undo your last change to a student’s attendance record',
    input: z.object({ sessionId: id, studentId: id }),
    output: registerRow,
    errors: ['nothing-to-undo', 'edit-conflict'],
  }),
})
