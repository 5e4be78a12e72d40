import { secondsAfter } from '#platform/clock.ts'

/**
 * What became of a push. gone: the device is not to be reached under this endpoint any more. later: the service asks
 * for time, until `at` where it says so. refused: the service does not take our keys or our request.
 */
export type PushOutcome =
  | { is: 'delivered' | 'gone' | 'too-large' | 'refused' }
  | { is: 'later'; at: Date | undefined }

/** No service keeps us waiting longer. */
const longestWaitSeconds = 24 * 3600

/** When to come back, by the Retry-After header: seconds, or a date. */
export function retryAt(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return undefined
  return secondsAfter(now, Math.min(Math.max(seconds, 0), longestWaitSeconds))
}

/** What a push service's answer means (RFC 8030). */
export function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 413) return { is: 'too-large' }
  if (status === 408 || status === 429 || status >= 500) return { is: 'later', at: retryAt(retryAfter, now) }
  return { is: 'refused' }
}
