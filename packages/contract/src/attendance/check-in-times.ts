// Free of zod, because pages use it too.

/** From when the minutes until students are late count: from the session's start, or from this moment. */
export const lateFrom = ['start', 'now'] as const
type LateFrom = (typeof lateFrom)[number]

interface Minutes {
  lateAfterMinutes: number
  closeAfterMinutes: number
  lateFrom: LateFrom
}

const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)

/**
 * The times of a check-in that is opened now. Counted from the session's start, students are late at the same
 * time however late the lecturer opens it, and however often. Closing counts from now, or from a start that is
 * still ahead, so that check-in stays open as long as asked.
 */
export function checkInTimes(
  startsAt: Date,
  now: Date,
  { lateAfterMinutes, closeAfterMinutes, lateFrom: from }: Minutes,
): { lateAfter: Date; closesAt: Date } {
  if (from === 'now')
    return { lateAfter: minutesAfter(now, lateAfterMinutes), closesAt: minutesAfter(now, closeAfterMinutes) }
  const opens = now > startsAt ? now : startsAt
  return {
    lateAfter: minutesAfter(startsAt, lateAfterMinutes),
    closesAt: minutesAfter(opens, closeAfterMinutes),
  }
}
