import { z } from 'zod/mini'
import { passkeyRefusals } from '../accounts/passkeys.ts'
import { descriptor, livenessAction } from '../faces/faces.ts'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus } from '../timetable/timetable.ts'
import { bounded, id, instant, matching, nothing } from '../values.ts'
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
  'scan-not-yours',
  'challenge-expired',
  'challenge-used',
  'face-not-registered',
  'face-in-review',
  'face-mismatch',
  'face-replayed',
  'face-unknown',
  'claim-not-valid',
  'claim-too-late',
  'way-not-allowed',
  'code-required',
  'code-not-valid',
  'no-passkey',
  ...passkeyRefusals,
  'not-on-network',
  'location-required',
  'location-vague',
  'too-far',
] as const
const refusalReason = z.enum(refusalReasons)

/** What can end an attempt on the device, before the server could judge it. */
export const deviceProblems = [
  'no-camera',
  'no-face',
  'action-not-shown',
  'passkey-not-used',
  'location-denied',
  'location-unknown',
] as const
export type RefusalReason = z.infer<typeof refusalReason>

/** The ways in which students check in by themselves. */
export const checkInWays = ['face', 'passkey', 'code'] as const
export const checkInWay = z.enum(checkInWays)
export type CheckInWay = z.infer<typeof checkInWay>

/** Where a device says it is; judged and forgotten, only the distance to the room is kept. */
export const place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Metres by which it may be wrong. */
  accuracy: z.number().check(z.minimum(0), z.maximum(40_000_000)),
})
export type Place = z.infer<typeof place>

/** The code on the screen, as somebody types it. */
export const typedCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), ...matching(/^[A-Z0-9]{6}$/, 6, 'Six letters and digits'))

/** A session as its register and its check-in show it. */
export const sessionHead = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
})

/** From when until when students check in, and from when they are late. */
export const checkInWindow = z.object({
  openedAt: instant,
  lateAfter: instant,
  closesAt: instant,
  closedAt: z.nullable(instant),
})

export const receipt = z.object({
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
  /** This browser holds my scan of this check-in, redeemed and unused. */
  scanned: z.boolean(),
  face: z.enum(['none', 'active', 'in-review', 'refused']),
  /** The ways this class allows. */
  ways: z.array(checkInWay),
  /** The one I used last, in any class. */
  lastWay: z.nullable(checkInWay),
  hasPasskey: z.boolean(),
  /** Until then the scan alone proves that I see the screen; afterwards the code is to be typed. */
  codeUntil: z.nullable(instant),
  /** I must say where I am. */
  needsPlace: z.boolean(),
  receipt: z.nullable(receipt),
  /** Why checking in is not possible now. */
  refusal: z.nullable(refusalReason),
})
export type MyCheckIn = z.infer<typeof myCheckIn>

export const checkIn = {
  redeemScan: op({
    method: 'POST',
    path: '/check-in/scan',
    roles: 'public',
    priority: 'high',
    summary: 'Redeem the scanned token into a cookie good for five minutes on this device, signed in or not',
    input: z.object({ classId: id, token: z.string().check(z.minLength(1), bounded(100)) }),
    output: z.object({ until: instant }),
    errors: [
      'token-expired',
      'check-in-not-open',
      'check-in-closed',
      'session-not-started',
      'session-cancelled',
      'too-many-scans',
    ],
  }),
  redeemShortCode: op({
    method: 'POST',
    path: '/check-in/short-code',
    roles: ['student'],
    priority: 'high',
    summary: 'Redeem the short code on the screen; leads to the class it belongs to',
    input: z.object({ code: typedCode }),
    output: z.object({ classId: id, until: instant }),
    errors: ['code-not-valid', 'too-many-requests'],
  }),
  readMyCheckIn: op({
    method: 'GET',
    path: '/check-in/{classId}',
    roles: ['student'],
    priority: 'high',
    summary: 'Where my check-in for this class’s current session stands',
    input: z.object({ classId: id }),
    output: myCheckIn,
    errors: ['not-enrolled'],
  }),
  startFaceCheck: op({
    method: 'POST',
    path: '/check-in/{classId}/face-check',
    roles: ['student'],
    priority: 'high',
    summary: 'A single-use challenge that names the action to show',
    input: z.object({ classId: id, not: z.optional(livenessAction), place: z.optional(place) }),
    output: z.object({ challenge: z.string(), action: livenessAction, expiresAt: instant }),
    errors: [...refusalReasons],
  }),
  checkInWithFace: op({
    method: 'POST',
    path: '/check-in/{classId}/face',
    roles: ['student'],
    priority: 'high',
    summary: 'Prove presence with the live descriptors of several frames',
    input: z.object({
      classId: id,
      challenge: z.string().check(z.minLength(1), bounded(400)),
      descriptors: z.array(descriptor).check(z.minLength(3), z.maxLength(8)),
      place: z.optional(place),
    }),
    output: receipt,
    errors: [...refusalReasons],
  }),
  reportCheckInProblem: op({
    method: 'POST',
    path: '/check-in/{classId}/problem',
    roles: ['student'],
    summary: 'Log an attempt that ended on the device: no camera, no face found, no place given',
    input: z.object({ classId: id, problem: z.enum(deviceProblems) }),
    output: nothing,
    errors: ['not-enrolled'],
  }),
}
