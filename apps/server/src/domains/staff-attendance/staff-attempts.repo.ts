import type { Database } from '#db/database.ts'
import { staffAttempts } from './staff-attendance.tables.ts'

export type StaffAttempt = typeof staffAttempts.$inferInsert

/** Throws a unique violation on staff_attempts_challenge when the challenge was used before. */
export const insertAcceptedAttempt = (db: Database, attempt: Omit<StaffAttempt, 'outcome'>) =>
  db.insert(staffAttempts).values({ ...attempt, outcome: 'accepted' })

/**
 * Logs a rejected attempt. If its challenge was used before, logs it without the challenge and returns false.
 */
export async function insertRefusedStaffAttempt(
  db: Database,
  attempt: Omit<StaffAttempt, 'outcome'>,
): Promise<boolean> {
  const row = { ...attempt, outcome: 'refused' as const }
  const inserted = await db
    .insert(staffAttempts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffAttempts.id })
  if (inserted.length === 1) return true
  await db.insert(staffAttempts).values({ ...row, challengeId: null, reason: 'challenge-used' })
  return false
}
