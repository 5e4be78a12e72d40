import { secondsAfter } from '#platform/clock.ts'

/** After so many attempts, about a day, a message has failed. */
export const mostAttempts = 12
const firstWait = 60
const longestWait = 6 * 3_600

/**
 * When to try again after so many attempts, or null to give up. Waits double from a minute to six hours; `random`
 * (0 to 1) shifts each by up to a quarter, so that what failed together does not come back together.
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= mostAttempts) return null
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait)
  return secondsAfter(now, wait * (0.75 + random / 2))
}
