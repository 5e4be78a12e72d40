import { z } from 'zod/mini'
import { passkeyAssertion, passkeyChallenge } from '../accounts/passkeys.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, version } from '../values.ts'
import { checkedIn, checkInWay, place, refusalReasons, typedCode } from './check-in.ts'
import { m } from './messages.ts'

/** Seconds for which a scan is accepted instead of the current code. */
export const freshScanSeconds = 60
/** The same for a scan made while signed out, which belongs to no one until it is used. */
export const freshAnonymousScanSeconds = 30
/** In metres, from smaller than a room to larger than a campus. */
export const distanceRange = { min: 20, max: 5000 }

const oneClass = z.object({ classId: id })

const ways = z.array(checkInWay).check(
  z.minLength(1, m.selectCheckInMethod()),
  z.maxLength(3),
  z.refine((chosen) => new Set(chosen).size === chosen.length, m.eachMethodOnce()),
  z.refine((chosen) => !chosen.includes('face') || chosen.length > 1, m.allowPasskeyOrCode()),
)

const rules = {
  /** The ways in which students can check in themselves. */
  ways,
  /** Only from the network of the campus, or of the room where it has its own. */
  requireNetwork: z.boolean(),
  /** The largest distance to the room in metres; null: anywhere. */
  maxDistance: z.nullable(
    z
      .int(m.wholeMetres())
      .check(
        z.minimum(distanceRange.min, m.atLeastMetres({ minimum: distanceRange.min })),
        z.maximum(distanceRange.max, m.atMostMetres({ maximum: distanceRange.max })),
      ),
  ),
}

const checkInRules = z.object({
  classId: id,
  courseTitle: z.string(),
  version,
  ...rules,
  /** The number of campus networks of the institution. */
  campusNetworks: z.int(),
  /** Rooms of future sessions without a network or coordinates, to which such a rule cannot apply. */
  roomsWithoutNetwork: z.array(z.string()),
  roomsWithoutPlace: z.array(z.string()),
})
export type CheckInRules = z.infer<typeof checkInRules>

export const checkInWaysOperations = onTopics(['register'], {
  startPasskeyCheckIn: op({
    method: 'POST',
    path: '/check-in/{classId}/passkey-challenge',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Get a passkey challenge for checking in',
    topics: [],
    input: z.object({ classId: id, place: z.optional(place) }),
    output: passkeyChallenge,
    errors: [...refusalReasons],
  }),
  checkInWithPasskey: op({
    method: 'POST',
    path: '/check-in/{classId}/passkey',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Check in with a scan and a passkey',
    topics: ['sessions'],
    input: z.object({ classId: id, assertion: passkeyAssertion, place: z.optional(place) }),
    output: checkedIn,
    errors: [...refusalReasons],
  }),
  checkInWithCode: op({
    method: 'POST',
    path: '/check-in/{classId}/code',
    roles: ['student'],
    access: 'enrolled',
    priority: 'high',
    summary: 'Check in with the code on the screen, scanned moments ago or typed',
    topics: ['sessions'],
    input: z.object({ classId: id, code: z.optional(typedCode), place: z.optional(place) }),
    output: checkedIn,
    errors: [...refusalReasons, 'too-many-requests'],
  }),
  readCheckInRules: op({
    method: 'GET',
    path: '/classes/{classId}/check-in-rules',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Get the check-in methods and location restrictions of a class',
    input: oneClass,
    output: checkInRules,
  }),
  updateCheckInRules: op({
    method: 'PUT',
    path: '/classes/{classId}/check-in-rules',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Update the check-in methods and location restrictions of a class',
    input: z.object({ classId: id, version, ...rules }),
    output: checkInRules,
    errors: ['edit-conflict'],
  }),
})
