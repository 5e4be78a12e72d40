import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { bounded, givenInstant, id, instant, matching, nothing, text } from '../values.ts'

/** Hours that a scan waits on a device before it is forgotten. */
export const keptScanHours = 24

/** settled: the student was marked otherwise before anybody decided. */
const claimState = z.enum(['pending', 'accepted', 'declined', 'settled'])

/** A scan made without a network, as its student sees it. */
const myClaim = z.object({
  claimId: id,
  sessionId: id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  startsAt: instant,
  /** When the scanned code came onto the screen, by the server’s clock. */
  shownAt: instant,
  receivedAt: instant,
  state: claimState,
  /** What the lecturer wrote when declining. */
  words: z.nullable(z.string()),
})
export type MyClaim = z.infer<typeof myClaim>

/** The same as the lecturer decides about it. */
const waitingClaim = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  shownAt: instant,
  /** When it was scanned, as the device says. */
  scannedAt: instant,
  receivedAt: instant,
  /** The code was typed, not scanned. */
  typed: z.boolean(),
  /** What the student would be marked. */
  status: z.enum(['present', 'late']),
})
export type WaitingClaim = z.infer<typeof waitingClaim>

const waitingClaims = z.object({ items: z.array(waitingClaim) })
const oneClaim = { sessionId: id, studentId: id }

const claim = z
  .object({
    /** Made by the device, so that sending twice counts once. */
    claimId: id,
    scannedAt: givenInstant,
    classId: z.optional(id),
    token: z.optional(z.string().check(z.minLength(1), bounded(100))),
    code: z.optional(
      z.string().check(z.trim(), z.toUpperCase(), ...matching(/^[A-Z0-9]{6}$/, 6, 'Six letters and digits')),
    ),
  })
  .check(
    z.refine((it) => (it.code === undefined) === (it.classId !== undefined && it.token !== undefined), {
      error: 'Either the scanned link or the typed code',
      path: ['token'],
    }),
  )

export const offlineClaims = {
  claimOffline: op({
    method: 'POST',
    path: '/offline-claims',
    roles: ['student'],
    summary: 'Hand in a scan made without a network; the lecturer decides about it',
    input: claim,
    output: myClaim,
    errors: [
      'claim-not-valid',
      'claim-too-late',
      'not-enrolled',
      'already-marked',
      'session-cancelled',
      'check-in-closed',
      'too-many-requests',
    ],
  }),
  listMyClaims: op({
    method: 'GET',
    path: '/offline-claims/mine',
    roles: ['student'],
    summary: 'My newest offline scans (at most 10) and what became of them',
    input: nothing,
    output: z.object({ items: z.array(myClaim) }),
  }),
  countWaitingClaims: op({
    method: 'GET',
    path: '/offline-claims/waiting',
    roles: ['admin', 'lecturer'],
    summary: 'The sessions I run with offline scans that wait for a decision, oldest first (at most 50)',
    input: nothing,
    output: z.object({
      items: z.array(
        z.object({
          sessionId: id,
          courseCode: z.string(),
          courseTitle: z.string(),
          startsAt: instant,
          waiting: z.int(),
        }),
      ),
    }),
  }),
  listWaitingClaims: op({
    method: 'GET',
    path: '/sessions/{sessionId}/offline-claims',
    roles: ['admin', 'lecturer'],
    summary: 'The offline scans of a session that wait for a decision',
    input: z.object({ sessionId: id }),
    output: waitingClaims,
  }),
  acceptClaim: op({
    method: 'POST',
    path: '/sessions/{sessionId}/offline-claims/{studentId}/accept',
    roles: ['admin', 'lecturer'],
    summary: 'Mark the student present or late by the time of the scanned code',
    input: z.object(oneClaim),
    output: waitingClaims,
    errors: ['claim-decided', 'already-marked', 'session-cancelled'],
  }),
  declineClaim: op({
    method: 'POST',
    path: '/sessions/{sessionId}/offline-claims/{studentId}/decline',
    roles: ['admin', 'lecturer'],
    summary: 'Leave the mark as it is and tell the student why',
    input: z.object({ ...oneClaim, words: text(500, 'Say why, in a few words') }),
    output: waitingClaims,
    errors: ['claim-decided'],
  }),
}
