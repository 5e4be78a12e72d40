import { z } from 'zod/mini'
import { descriptor, livenessAction } from './faces.ts'
import { op } from './operation.ts'
import { attendanceSource, attendanceStatus } from './timetable.ts'
import { id, instant, nothing } from './values.ts'

/** Seconds a code stands on the screen: product.md, Class attendance. */
export const codePeriodSeconds = 15
/** Seconds a code stays good after it left the screen. */
export const codeGraceSeconds = 2
/** Minutes a redeemed scan stays good. */
export const scanMinutes = 5
/** Letters and digits that cannot be taken for one another. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 6

/** Why an attempt was refused; kept with it. */
export const refusalReasons = [
  'not-enrolled',
  'already-marked',
  'check-in-closed',
  'check-in-not-open',
  'session-not-started',
  'session-cancelled',
  'token-expired',
  'scan-required',
  'scan-used',
  'challenge-expired',
  'challenge-used',
  'face-not-registered',
  'face-in-review',
  'face-mismatch',
  'face-replayed',
  'claim-not-valid',
  'claim-too-late',
] as const
const refusalReason = z.enum(refusalReasons)

/** What can end an attempt on the device, before the server could judge it. */
export const deviceProblems = ['no-camera', 'no-face', 'action-not-shown'] as const
export type RefusalReason = z.infer<typeof refusalReason>

const sessionHead = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
})

const checkInWindow = z.object({
  openedAt: instant,
  lateAfter: instant,
  closesAt: instant,
  closedAt: z.nullable(instant),
})

const registerRow = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  status: z.nullable(attendanceStatus),
  source: z.nullable(attendanceSource),
  markedAt: z.nullable(instant),
})
export type RegisterRow = z.infer<typeof registerRow>

const refusedAttempt = z.object({
  id,
  studentName: z.string(),
  at: instant,
  reason: z.enum([...refusalReasons, ...deviceProblems]),
})

/** A session's register as its lecturer sees it. */
export const register = z.object({
  session: z.object({ ...sessionHead.shape, batches: z.array(z.string()), lecturers: z.array(z.string()) }),
  window: z.nullable(checkInWindow),
  now: instant,
  rows: z.array(registerRow),
  /** The newest refused attempts, at most 20. */
  refused: z.array(refusedAttempt),
  can: z.object({ open: z.boolean(), close: z.boolean(), mark: z.boolean() }),
})
export type Register = z.infer<typeof register>

/** The code on the screen and the one after it, so that a turn needs no round trip. */
export const checkInCode = z.object({
  now: instant,
  codes: z.array(
    z.object({ token: z.string(), shortCode: z.string(), shownFrom: instant, shownUntil: instant }),
  ),
})

const receipt = z.object({
  status: attendanceStatus,
  source: attendanceSource,
  markedAt: instant,
})
export type Receipt = z.infer<typeof receipt>

/** What the student's page shows: the session, where it stands, and what is still missing. */
export const myCheckIn = z.object({
  session: sessionHead,
  now: instant,
  window: z.nullable(checkInWindow),
  /** A scan of this check-in is redeemed and unused. */
  scanned: z.boolean(),
  face: z.enum(['none', 'active', 'in-review', 'refused']),
  receipt: z.nullable(receipt),
  /** Why checking in is not possible now. */
  refusal: z.nullable(refusalReason),
})
export type MyCheckIn = z.infer<typeof myCheckIn>

const oneSession = z.object({ sessionId: id })
const oneClass = z.object({ classId: id })
const minutes = (max: number) => z.coerce.number().check(z.int('Whole minutes'), z.minimum(0), z.maximum(max))

export const attendance = {
  openCheckIn: op({
    method: 'POST',
    path: '/sessions/{sessionId}/check-in',
    roles: ['admin', 'lecturer'],
    summary: 'Open check-in on a session; minutes count from now',
    input: z.object({ sessionId: id, lateAfterMinutes: minutes(240), closeAfterMinutes: minutes(480) }).check(
      z.refine((it) => it.closeAfterMinutes > 0 && it.lateAfterMinutes <= it.closeAfterMinutes, {
        error: 'Check-in must close after the time when students are late',
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
    summary: 'The register of a session: window, counts, rows, refused attempts',
    input: oneSession,
    output: register,
  }),
  readCheckInCode: op({
    method: 'GET',
    path: '/sessions/{sessionId}/check-in/code',
    roles: ['admin', 'lecturer'],
    summary: 'The rotating code of an open check-in',
    input: oneSession,
    output: checkInCode,
    errors: ['check-in-closed', 'check-in-not-open'],
  }),
  updateCheckIn: op({
    method: 'PATCH',
    path: '/sessions/{sessionId}/check-in',
    roles: ['admin', 'lecturer'],
    summary: 'Move the late and close times of an open check-in',
    input: z.object({ sessionId: id, lateAfter: instant, closesAt: instant }).check(
      z.refine((it) => it.lateAfter <= it.closesAt, {
        error: 'Check-in must close after the time when students are late',
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
    summary: 'Close check-in: who is not marked becomes absent',
    input: oneSession,
    output: register,
    errors: ['check-in-closed', 'check-in-not-open'],
  }),
  markAttendance: op({
    method: 'PUT',
    path: '/sessions/{sessionId}/records/{studentId}',
    roles: ['admin', 'lecturer'],
    summary: 'Mark one student by hand',
    input: z.object({ sessionId: id, studentId: id, status: attendanceStatus }),
    output: registerRow,
    errors: ['session-not-started', 'session-cancelled'],
  }),
  undoMark: op({
    method: 'POST',
    path: '/sessions/{sessionId}/records/{studentId}/undo',
    roles: ['admin', 'lecturer'],
    summary: 'Take back my last mark of this student',
    input: z.object({ sessionId: id, studentId: id }),
    output: registerRow,
    errors: ['nothing-to-undo', 'edit-conflict'],
  }),
  redeemScan: op({
    method: 'POST',
    path: '/check-in/scan',
    roles: 'public',
    summary: 'Redeem the scanned token into a cookie good for five minutes, signed in or not',
    input: z.object({ classId: id, token: z.string().check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ until: instant }),
    errors: [
      'token-expired',
      'check-in-not-open',
      'check-in-closed',
      'session-not-started',
      'session-cancelled',
    ],
  }),
  redeemShortCode: op({
    method: 'POST',
    path: '/check-in/short-code',
    roles: ['student'],
    summary: 'Redeem the short code on the screen; leads to the class it belongs to',
    input: z.object({
      code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/, 'Six letters and digits')),
    }),
    output: z.object({ classId: id, until: instant }),
    errors: ['code-not-valid', 'too-many-requests'],
  }),
  readMyCheckIn: op({
    method: 'GET',
    path: '/check-in/{classId}',
    roles: ['student'],
    summary: 'Where my check-in for this class’s current session stands',
    input: oneClass,
    output: myCheckIn,
    errors: ['not-enrolled'],
  }),
  startFaceCheck: op({
    method: 'POST',
    path: '/check-in/{classId}/face-check',
    roles: ['student'],
    summary: 'A single-use challenge that names the action to show',
    input: z.object({ classId: id, not: z.optional(livenessAction) }),
    output: z.object({ challenge: z.string(), action: livenessAction, expiresAt: instant }),
    errors: [...refusalReasons],
  }),
  checkInWithFace: op({
    method: 'POST',
    path: '/check-in/{classId}/face',
    roles: ['student'],
    summary: 'Prove presence with the live descriptors of several frames',
    input: z.object({
      classId: id,
      challenge: z.string().check(z.minLength(1), z.maxLength(400)),
      descriptors: z.array(descriptor).check(z.minLength(3), z.maxLength(8)),
    }),
    output: receipt,
    errors: [...refusalReasons],
  }),
  reportFaceProblem: op({
    method: 'POST',
    path: '/check-in/{classId}/problem',
    roles: ['student'],
    summary: 'Log an attempt that ended on the device: no camera, or no face found',
    input: z.object({ classId: id, problem: z.enum(deviceProblems) }),
    output: nothing,
    errors: ['not-enrolled'],
  }),
  readMyAttendance: op({
    method: 'GET',
    path: '/attendance/mine',
    roles: ['student'],
    summary: 'Per class: my percentage over held sessions, and my latest marks',
    input: nothing,
    output: z.object({
      required: z.number(),
      classes: z.array(
        z.object({
          classId: id,
          courseCode: z.string(),
          courseTitle: z.string(),
          held: z.int(),
          attended: z.int(),
          excused: z.int(),
          /** Null before the first held session. */
          percentage: z.nullable(z.number()),
        }),
      ),
      latest: z.array(
        z.object({
          sessionId: id,
          courseCode: z.string(),
          courseTitle: z.string(),
          startsAt: instant,
          status: attendanceStatus,
          source: attendanceSource,
          markedAt: instant,
        }),
      ),
    }),
  }),
}
