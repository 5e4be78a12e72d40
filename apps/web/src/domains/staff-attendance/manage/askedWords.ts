import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { m } from './messages.ts'

/** Arrived 09:00 and left 17:00. */
export function askedWords({ inTime, outTime }: Pick<Correction, 'inTime' | 'outTime'>): string {
  if (inTime && outTime) return m.arrivedAndLeftAt({ inTime, outTime })
  if (inTime) return m.arrivedAt({ inTime })
  return outTime ? m.leftAt({ outTime }) : ''
}
