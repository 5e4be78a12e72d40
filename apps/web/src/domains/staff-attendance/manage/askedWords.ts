import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'

/** Came 09:00 and went 17:00. */
export const askedWords = ({ inTime, outTime }: Pick<Correction, 'inTime' | 'outTime'>): string =>
  [inTime && `came ${inTime}`, outTime && `went ${outTime}`]
    .filter(Boolean)
    .join(' and ')
    .replace(/^./, (first) => first.toUpperCase())
