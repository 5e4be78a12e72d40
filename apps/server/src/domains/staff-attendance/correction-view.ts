import { correctionDays } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { addDays } from '#platform/calendar.ts'
import type { CorrectionRow, QueuedCorrection } from './corrections.repo.ts'
import { dayView, staffPersonView } from './day-facts.service.ts'

/** A request as the person who made it sees it. */
export const correctionView = ({ id, inTime, outTime, reason, status, answer }: CorrectionRow) => ({
  id,
  inTime,
  outTime,
  reason,
  status,
  answer,
})

/** A request as it appears in the admins' queue. */
export function queuedView(row: QueuedCorrection, today: string): Correction {
  const { version } = row
  return {
    ...correctionView({ ...row, status: row.correctionStatus }),
    ...staffPersonView(row),
    date: row.date,
    requestedAt: row.requestedAt.toISOString(),
    day: version === null ? null : dayView({ ...row, version }, today),
    decidedBy: row.decidedBy,
    can: { decide: row.correctionStatus === 'pending' },
  }
}

/** Corrections are possible for days that are not in the future and not too long ago. */
export const mayRequestCorrection = (date: string, today: string): boolean =>
  date <= today && date >= addDays(today, -correctionDays)
