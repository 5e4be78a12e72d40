import type { Tally } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'

/** Tolerance for floating-point errors with percentages such as 66.6. */
const tiny = 1e-9

/**
 * Forecast from the remaining sessions: how many the student may miss and still reach the required share by
 * the end of the term, and how many they must attend. Excused sessions do not count.
 *
 * @param remaining sessions of the term that are still ahead
 * @param required per cent of the counted sessions that must be attended
 */
export function forecast({ held, attended, excused }: Tally, remaining: number, required: number): Outlook {
  const counted = held - excused
  const nothing = { remaining, canMiss: remaining, mustAttend: 0 }
  if (counted + remaining === 0 || required === 0) return { kind: 'none', ...nothing }
  // In hundredths of a session, so that the numbers are whole whenever the required share is.
  const spare = 100 * (attended + remaining) - required * (counted + remaining)
  if (spare < -tiny) return { kind: 'out-of-reach', remaining, canMiss: 0, mustAttend: remaining }
  const canMiss = Math.min(remaining, Math.floor(spare / 100 + tiny))
  const isBelow = 100 * attended < required * counted - tiny
  return { kind: isBelow ? 'below' : 'safe', remaining, canMiss, mustAttend: remaining - canMiss }
}
