import { createContext } from 'react'
import type { CheckInRefusal } from '../check-in/refusals.ts'

/** The session that the check-in page is about, for anyone who is refused there. */
export const CheckInSessionContext = createContext<{
  id: string
  courseTitle: string
  startsAt: string
} | null>(null)

/** Refusals that resolve themselves, or that leave no attempt for the lecturer to review. */
const plain: ReadonlySet<CheckInRefusal> = new Set<CheckInRefusal>([
  'not-found',
  'invalid-input',
  'not-enrolled',
  'session-not-started',
  'session-cancelled',
  'check-in-not-open',
  'already-marked',
  'scan-required',
  'network-request-failed',
  'unavailable',
  'busy',
  'internal',
  'rate-limited',
  'too-many-scans',
  'unauthenticated',
  'forbidden',
])

/** Whether a student can ask the lecturer to review a refusal. */
export const isDisputable = (refusal: CheckInRefusal) => !plain.has(refusal)
