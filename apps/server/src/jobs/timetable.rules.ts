import type { ParsedCronItem } from 'graphile-worker'

const minuteMs = 60_000
/** What a clock passed over is made up for, as far back as this: all that runs daily once. */
const longestGap = 24 * 60

type Item = Pick<ParsedCronItem, 'match'>

/** The beginning of the minute that an instant lies in. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs) * minuteMs

/** What falls due after one minute and up to another, each once; of a clock that went back, the present minute. */
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
