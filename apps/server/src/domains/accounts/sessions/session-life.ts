import { daysAfter, minutesAfter } from '#platform/clock.ts'

const idleDays = 7
/** Of a person who asked to be kept signed in, and of one who did not. */
const [rememberedDays, hours] = [14, 12]

/** A session that was last used before this has ended. */
export const sessionIdleSince = (now: Date): Date => daysAfter(now, -idleDays)

/** When a session that begins now ends at the latest, however much it is used. */
export const sessionEndsAt = (now: Date, remember: boolean): Date =>
  remember ? daysAfter(now, rememberedDays) : minutesAfter(now, hours * 60)

/** Seconds that the browser keeps the cookie; undefined: until it is closed. */
export const cookieAge = (remember: boolean): number | undefined =>
  remember ? rememberedDays * 86_400 : undefined
