import { z } from 'zod/mini'
import { sessionView } from '../accounts/accounts.ts'
import { passkeyChallenge, passkeyRefusals } from '../accounts/passkeys.ts'
import { descriptor, livenessAction } from '../faces/faces.ts'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus } from '../timetable/timetable.ts'
import { bounded, id, instant, matching, nothing } from '../values.ts'
/** Why an attempt was rejected; stored with it. */
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

import { onTopics } from '../topics.ts'
import { m } from './messages.ts'
import { outlook, recordDispute } from './my-attendance.ts'
import { ownClaim } from './offline-claims.ts'

/** Problems that end an attempt on the device, before the server can check it. */
export const deviceProblems = [
  'no-camera',
  'no-face',
  'action-not-shown',
  'passkey-not-used',
  'location-denied',
  'location-unknown',
] as const
export type RefusalReason = z.infer<typeof refusalReason>

/** The ways in which students can check in themselves. */
export const checkInWays = ['face', 'passkey', 'code'] as const
export const checkInWay = z.enum(checkInWays)
export type CheckInWay = z.infer<typeof checkInWay>

/** The position a device reports. It is checked and discarded; only the distance to the room is stored. */
export const place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Accuracy in metres. */
  accuracy: z.number().check(z.minimum(0), z.maximum(40_000_000)),
})
export type DeviceLocation = z.infer<typeof place>

/** The code on the screen, as typed by a student. */
export const typedCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), ...matching(/^[A-Z0-9]{6}$/, 6, m.sixLettersAndDigits()))

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

/** When check-in opens and closes, and from when students are late. */
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

/** The record's effect on the class attendance. */
export const standing = z.object({
  /** Null while no session counts. */
  percentage: z.nullable(z.number()),
  outlook,
  required: z.number(),
})

/** The response to a check-in: the receipt, and its effect. */
export const checkedIn = z.object({
  ...receipt.shape,
  standing: z.nullable(standing),
  /** Null for a record as present, which can't be disputed. */
  recordDispute: z.nullable(recordDispute),
})
export type CheckedIn = z.infer<typeof checkedIn>

/** The student's check-in page: the session, its state, and what is still required. */
export const myCheckIn = z.object({
  session: sessionHead,
  now: instant,
  window: z.nullable(checkInWindow),
  /** This browser has the student's scan for this check-in, redeemed and unused. */
  scanned: z.boolean(),
  face: z.enum(['none', 'active', 'in-review', 'rejected']),
  /** The ways this class accepts. */
  ways: z.array(checkInWay),
  /** The way the student used last, in any class. */
  lastWay: z.nullable(checkInWay),
  hasPasskey: z.boolean(),
  /**
   * Until then the scan alone proves that the student sees the screen; afterwards they must type the code.
   */
  codeUntil: z.nullable(instant),
  /** The student's location is required. */
  needsPlace: z.boolean(),
  receipt: z.nullable(receipt),
  /** Of the receipt; null without one. */
  standing: z.nullable(standing),
  /** Null without a record, and for one as present. */
  recordDispute: z.nullable(recordDispute),
  /** The student's offline scan for this session. */
  claim: z.nullable(ownClaim),
  /** Why checking in is not possible now. */
  refusal: z.nullable(refusalReason),
})
export type MyCheckIn = z.infer<typeof myCheckIn>

const faceChallenge = z.object({ challenge: z.string(), action: livenessAction, expiresAt: instant })
export type FaceChallenge = z.infer<typeof faceChallenge>

/** All that a check-in page needs once a code was redeemed. */
const openedCheckIn = {
  now: instant,
  /** When the scan expires. */
  until: instant,
  /** Null for anyone but a student of the class. */
  checkIn: z.nullable(myCheckIn),
  /** To be answered at once, by the ways that the student has set up and the class accepts. */
  challenges: z.object({
    face: z.nullable(faceChallenge),
    passkey: z.nullable(passkeyChallenge),
  }),
}

export const checkIn = onTopics(['sessions'], {
  redeemScan: op({
    method: 'POST',
    path: '/check-in/scan',
    roles: 'public',
    access: 'secret',
    priority: 'high',
    summary:
      'Exchange a scanned token for a cookie valid for 5 minutes on this device, and get all that the check-in page shows; sign-in is not required',
    input: z.object({ classId: id, token: z.string().check(z.minLength(1), bounded(100)) }),
    output: z.object({ ...openedCheckIn, session: sessionView }),
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
    access: 'secret',
    priority: 'high',
    summary: 'Redeem the short code on the screen, and get its class and all that the check-in page shows',
    // Many students do this at the same minute, and only the page that they open next depends on it.
    topics: [],
    input: z.object({ code: typedCode }),
    output: z.object({ classId: id, ...openedCheckIn }),
    errors: ['code-not-valid', 'too-many-requests'],
  }),
  readMyCheckIn: op({
    method: 'GET',
    path: '/check-in/{classId}',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Get the state of your check-in for a class’s current session',
    input: z.object({ classId: id }),
    output: myCheckIn,
    errors: ['not-enrolled'],
  }),
  startFaceCheck: op({
    method: 'POST',
    path: '/check-in/{classId}/face-check',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Start a face check and get a single-use challenge with the action to perform',
    topics: [],
    input: z.object({ classId: id, not: z.optional(livenessAction), place: z.optional(place) }),
    output: faceChallenge,
    errors: [...refusalReasons],
  }),
  checkInWithFace: op({
    method: 'POST',
    path: '/check-in/{classId}/face',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Check in with live face descriptors from several frames',
    input: z.object({
      classId: id,
      challenge: z.string().check(z.minLength(1), bounded(400)),
      descriptors: z.array(descriptor).check(z.minLength(3), z.maxLength(8)),
      place: z.optional(place),
    }),
    output: checkedIn,
    errors: [...refusalReasons],
  }),
  reportCheckInProblem: op({
    method: 'POST',
    path: '/check-in/{classId}/problem',
    roles: ['student'],
    access: 'enrolled',
    summary: 'Log an attempt that failed on the device: no camera, no face found or no location shared',
    input: z.object({ classId: id, problem: z.enum(deviceProblems) }),
    output: nothing,
    errors: ['not-enrolled'],
  }),
})
