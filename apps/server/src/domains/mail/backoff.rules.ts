import { secondsAfter } from '#platform/clock.ts'

/** A message fails permanently after this many attempts, which take about a day. */
export const maxAttempts = 12
const firstWait = 60
const longestWait = 6 * 3_600

/**
 * When to try again after this many attempts, or null to give up. Waits double from one minute to six hours;
 * `random`
 * (0 to 1) changes each by up to a quarter, so that messages that failed together are not all retried
 * together.
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= maxAttempts) return null
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait)
  return secondsAfter(now, wait * (0.75 + random / 2))
}
