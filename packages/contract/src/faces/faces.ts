import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { bounded, givenInstant, id, instant, matching, nothing } from '../values.ts'
import { m } from './messages.ts'

/** Numbers in a face descriptor. */
export const descriptorLength = 128

/** A descriptor as base64 of 128 little-endian 32-bit floats: a quarter of its size as JSON numbers. */
export const descriptor = z
  .string()
  .check(...matching(/^[A-Za-z0-9+/]{683}=$/, 684, m.faceDescriptorInvalid()))

/** The actions a face check may ask for. Blinking is not one, because the model cannot detect it. */
export const livenessActions = ['turn-left', 'turn-right', 'smile', 'open-mouth-turn'] as const
export const livenessAction = z.enum(livenessActions)
export type LivenessAction = z.infer<typeof livenessAction>

/** The state of a face registration. in-review: an admin must approve it before it can be used. */
const faceStatus = z.enum(['none', 'active', 'in-review', 'rejected'])

const reviewReason = z.enum(['uploaded', 'first-registration', 'resembles-another'])

/** The face profile of spec.md section 3, without its descriptor, which never leaves the server. */
const faceProfile = {
  userId: id,
  userName: z.string(),
  /** URL path of the confirmed photo; for its owner and admins. */
  imageUrl: z.string(),
  registeredAt: instant,
}

export const myFace = z.object({
  ...faceProfile,
  imageUrl: z.nullable(faceProfile.imageUrl),
  registeredAt: z.nullable(faceProfile.registeredAt),
  /** Whether check-ins are compared with this face. */
  isActive: z.boolean(),
  /** Says more than isActive: why no face is in use. */
  status: faceStatus,
  /** A registration is waiting for an admin; an earlier face, if there is one, remains in use. */
  inReview: z.boolean(),
  /** Why it is waiting; empty if it isn't. Only admins see whose face it resembles. */
  reviewReasons: z.array(reviewReason),
  consent: z.object({
    /** The version of the consent text shown, to be sent when agreeing. */
    version: z.string(),
    text: z.array(z.string()),
    givenAt: z.nullable(instant),
  }),
  /** Registering again requires the password to be confirmed. */
  needsConfirmation: z.boolean(),
})
export type MyFace = z.infer<typeof myFace>

const faceReview = z.object({
  ...faceProfile,
  email: z.string(),
  reasons: z.array(reviewReason),
  /** The person whose face is similar, for an admin to compare. */
  resembles: z.nullable(
    z.object({ userId: id, userName: z.string(), imageUrl: z.string(), similarity: z.number() }),
  ),
  /** Admins cannot decide about their own face. */
  can: z.object({ decide: z.boolean() }),
})
export type FaceReview = z.infer<typeof faceReview>

/** The most entries of the consent history shown to the person. */
export const maxFaceEvents = 100

const faceEvent = z.object({
  id,
  what: z.enum(['given', 'withdrawn', 'deleted']),
  /** The version of the consent text. */
  version: z.nullable(z.string()),
  at: instant,
})
export type FaceEvent = z.infer<typeof faceEvent>

export const registerFaceInput = z.object({
  /** Several good camera frames, or the single one of an uploaded photo. */
  descriptors: z.array(descriptor).check(z.minLength(1), z.maxLength(8)),
  /** The confirmed photo: JPEG, base64. */
  photo: z.string().check(z.minLength(100), bounded(1_400_000)),
  source: z.enum(['camera', 'upload']),
  /**
   * When the photo was taken; earlier than now for a profile that was kept while the server could not be
   * reached.
   */
  takenAt: givenInstant,
})

export const faces = onTopics(['faces'], {
  listMyFaceEvents: op({
    method: 'GET',
    path: '/faces/me/events',
    roles: everyone,
    access: 'own',
    summary: 'List your consents, withdrawals and deletions of face data (at most 100), newest first',
    input: nothing,
    output: z.object({ items: z.array(faceEvent) }),
  }),
  readMyFace: op({
    method: 'GET',
    path: '/faces/mine',
    roles: everyone,
    access: 'own',
    summary: 'Get your face profile and consent with explanations, without the descriptor',
    input: nothing,
    output: myFace,
  }),
  giveFaceConsent: op({
    method: 'POST',
    path: '/faces/mine/consent',
    roles: everyone,
    access: 'own',
    summary: 'Consent to the use of face data, in the version shown',
    input: z.object({ version: z.string().check(bounded(20)) }),
    output: myFace,
    errors: ['edit-conflict'],
  }),
  registerFace: op({
    method: 'PUT',
    path: '/faces/mine',
    roles: everyone,
    access: 'own',
    confirms: 'when-sensitive',
    bodyLimit: 1_500_000,
    summary: 'Register your face, or register it again',
    input: registerFaceInput,
    output: myFace,
    errors: [
      'consent-required',
      'face-check-in-running',
      'face-not-usable',
      'invalid-image',
      'face-replayed',
    ],
  }),
  deleteFace: op({
    method: 'DELETE',
    path: '/faces/mine',
    roles: everyone,
    access: 'own',
    summary: 'Permanently delete your face descriptor and photo, and withdraw your consent',
    input: nothing,
    output: z.object({
      receipt: z.object({ id, deletedAt: instant, deleted: z.array(z.string()) }),
      face: myFace,
    }),
    errors: ['face-check-in-running', 'not-found'],
  }),
  readFacePhoto: op({
    method: 'GET',
    path: '/faces/{userId}/photo',
    kind: 'file',
    roles: everyone,
    access: 'own-or-admin',
    summary: 'Get a registration photo; only for its owner and admins',
    input: z.object({ userId: id, v: z.optional(z.string().check(bounded(40))) }),
    output: nothing,
  }),
  listFaceReviews: op({
    method: 'GET',
    path: '/faces/reviews',
    roles: ['admin'],
    summary: 'List face registrations awaiting review, oldest first (at most 100)',
    topics: ['faces', 'people'],
    input: nothing,
    output: z.object({ items: z.array(faceReview), total: z.int() }),
  }),
  decideFaceReview: op({
    method: 'POST',
    path: '/faces/{userId}/review',
    roles: ['admin'],
    summary: 'Accept or reject a face registration; a rejected registration’s data is deleted',
    topics: ['faces', 'people'],
    input: z.object({
      userId: id,
      decision: z.enum(['accept', 'reject']),
      /** When the reviewed registration was made: a newer one must be reviewed first. */
      registeredAt: givenInstant,
    }),
    output: nothing,
    errors: ['edit-conflict', 'own-account'],
  }),
})
