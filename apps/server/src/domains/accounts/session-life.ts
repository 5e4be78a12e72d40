import { daysAfter } from '#platform/clock.ts'

const idleDays = 7

/** A session that was last used before this has ended. */
export const sessionIdleSince = (now: Date): Date => daysAfter(now, -idleDays)
