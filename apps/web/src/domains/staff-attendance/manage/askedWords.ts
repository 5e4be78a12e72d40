import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { m } from './messages.ts'

/** Came 09:00 and went 17:00. */
export const askedWords = ({ inTime, outTime }: Pick<Correction, 'inTime' | 'outTime'>): string =>
  [inTime && m.cameInTime({ inTime }), outTime && m.wentOutTime({ outTime })]
    .filter(Boolean)
    .join(' and ')
    .replace(/^./, (first) => first.toUpperCase())
