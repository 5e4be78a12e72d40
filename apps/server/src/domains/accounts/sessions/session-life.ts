import { daysAfter, minutesAfter } from '#platform/clock.ts'

const idleDays = 7
/** Lifetime for a person who asked to stay signed in, and for one who did not. */
const [rememberedDays, hours] = [14, 12]

/** A session last used before this time has ended. */
export const sessionIdleSince = (now: Date): Date => daysAfter(now, -idleDays)

/** The latest time at which a session that begins now ends, however often it is used. */
export const sessionEndsAt = (now: Date, remember: boolean): Date =>
  remember ? daysAfter(now, rememberedDays) : minutesAfter(now, hours * 60)

/** Lifetime of the cookie in seconds; undefined: until the browser is closed. */
export const cookieAge = (remember: boolean): number | undefined =>
  remember ? rememberedDays * 86_400 : undefined
