import type { Tally } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'

/** Absorbs what fractions like 66.6 per cent lose in binary. */
const tiny = 1e-9

/**
 * What the sessions still ahead can bring: how many of them may be missed so that the required share is
 * reached at the end of the term, and how many have to be attended. Excused sessions count neither way.
 *
 * @param remaining sessions of the term that are still ahead
 * @param required per cent of the counted sessions that have to be attended
 */
export function forecast({ held, attended, excused }: Tally, remaining: number, required: number): Outlook {
  const counted = held - excused
  const nothing = { remaining, canMiss: remaining, mustAttend: 0 }
  if (counted + remaining === 0 || required === 0) return { kind: 'none', ...nothing }
  // In hundredths of a session: whole numbers wherever the required share is one.
  const spare = 100 * (attended + remaining) - required * (counted + remaining)
  if (spare < -tiny) return { kind: 'out-of-reach', remaining, canMiss: 0, mustAttend: remaining }
  const canMiss = Math.min(remaining, Math.floor(spare / 100 + tiny))
  const isBelow = 100 * attended < required * counted - tiny
  return { kind: isBelow ? 'below' : 'safe', remaining, canMiss, mustAttend: remaining - canMiss }
}
