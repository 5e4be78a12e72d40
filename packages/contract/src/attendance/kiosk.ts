import { z } from 'zod/mini'
import { descriptor, livenessAction } from '../faces/faces.ts'
import { op } from '../operation.ts'
import { attendanceStatus } from '../timetable/timetable.ts'
import { bounded, id, instant } from '../values.ts'

/** Why the kiosk does not run, or does not accept a check. */
export const kioskRefusals = [
  'kiosk-off',
  'way-not-allowed',
  'session-not-started',
  'session-cancelled',
  'check-in-not-open',
  'check-in-closed',
] as const

/**
 * The student the kiosk recognised. unknown: no one on the register is similar enough, or two students are.
 */
const recognition = z.object({
  outcome: z.enum(['marked', 'already-marked', 'unknown', 'replayed']),
  /** The name, or 'unknown'. */
  label: z.string(),
  status: z.nullable(attendanceStatus),
})
export type Recognition = z.infer<typeof recognition>

export const kiosk = {
  startKioskCheck: op({
    method: 'POST',
    path: '/sessions/{sessionId}/kiosk/face-check',
    roles: [],
    access: 'display',
    displays: ['kiosk'],
    priority: 'high',
    summary: 'Start a face check at the kiosk and get a single-use challenge with the action to perform',
    input: z.object({ sessionId: id, not: z.optional(livenessAction) }),
    output: z.object({ challenge: z.string(), action: livenessAction, expiresAt: instant }),
    errors: [...kioskRefusals],
  }),
  recogniseFace: op({
    method: 'POST',
    path: '/sessions/{sessionId}/kiosk/face',
    roles: [],
    access: 'display',
    displays: ['kiosk'],
    priority: 'high',
    summary: 'Match a live face against the session’s students and record the matching student’s attendance',
    input: z.object({
      sessionId: id,
      challenge: z.string().check(z.minLength(1), bounded(400)),
      descriptors: z.array(descriptor).check(z.minLength(3), z.maxLength(8)),
    }),
    output: recognition,
    errors: [...kioskRefusals, 'challenge-expired', 'challenge-used'],
  }),
}
