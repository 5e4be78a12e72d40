import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { attempts } from '../attendance.tables.ts'

type Attempt = typeof attempts.$inferInsert

/**
 * Logs a refused attempt. If its challenge was already used, logs it without the challenge and returns false.
 */
export async function insertRefusedAttempt(
  db: Database,
  attempt: Omit<Attempt, 'outcome'>,
): Promise<boolean> {
  const row = { ...attempt, outcome: 'refused' as const }
  const inserted = await db.insert(attempts).values(row).onConflictDoNothing().returning({ id: attempts.id })
  if (inserted.length === 1) return true
  await db.insert(attempts).values({ ...row, challengeId: null, reason: 'challenge-used' })
  return false
}

type FirstUse = Pick<typeof attempts.$inferInsert, 'at' | 'classId' | 'sessionId' | 'deviceId'> & {
  scanId: string
  personId: string
}

/** Stores the first person to use a scan made without signing in, and returns that person's id. */
export async function lockScan(db: Database, use: FirstUse): Promise<string | null> {
  const isHolding = sql`outcome = 'accepted' and method = 'scan'`
  const [held] = await db
    .insert(attempts)
    .values({ ...use, method: 'scan', outcome: 'accepted' })
    .onConflictDoNothing({ target: attempts.scanId, where: isHolding })
    .returning({ personId: attempts.personId })
  if (held) return held.personId
  const [earlier] = await db
    .select({ personId: attempts.personId })
    .from(attempts)
    .where(and(eq(attempts.scanId, use.scanId), isHolding))
  return earlier?.personId ?? null
}
