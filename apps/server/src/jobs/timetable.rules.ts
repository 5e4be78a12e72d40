import type { ParsedCronItem } from 'graphile-worker'

const minuteMs = 60_000
/** The maximum time to catch up on after the clock has jumped: enough to run every daily job once. */
const longestGap = 24 * 60

type Item = Pick<ParsedCronItem, 'match'>

/** The start of the minute that contains an instant. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs) * minuteMs

/**
 * Returns the items due after the minute `last` and up to the minute `now`, each once. If the clock went
 * back, returns those of the current minute.
 */
export function dueBetween<T extends Item>(items: readonly T[], last: number, now: number): T[] {
  if (now === last) return []
  const passed = now > last ? Math.min((now - last) / minuteMs, longestGap) : 1
  const minutes = Array.from({ length: passed }, (_, back) => digestOf(now - back * minuteMs))
  return items.filter(({ match }) => minutes.some((minute) => match(minute)))
}

function digestOf(minute: number): Parameters<Item['match']>[0] {
  const at = new Date(minute)
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  }
}
