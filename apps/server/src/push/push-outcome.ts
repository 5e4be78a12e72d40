import { secondsAfter } from '#platform/clock.ts'

/**
 * The result of a push. gone: the device can no longer be reached at this endpoint. later: the service asks
 * us to wait, until `at` if it says so. refused: the service rejects our keys or our request.
 */
export type PushOutcome =
  | { is: 'delivered' | 'gone' | 'too-large' | 'refused' }
  | { is: 'later'; at: Date | undefined }

/** The longest wait that we accept from a service. */
const longestWaitSeconds = 24 * 3600

/** When to retry according to the Retry-After header: seconds, or a date. */
export function retryAt(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return undefined
  return secondsAfter(now, Math.min(Math.max(seconds, 0), longestWaitSeconds))
}

/** The meaning of a push service's response (RFC 8030). */
export function toOutcome(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 413) return { is: 'too-large' }
  if (status === 408 || status === 429 || status >= 500) return { is: 'later', at: retryAt(retryAfter, now) }
  return { is: 'refused' }
}
