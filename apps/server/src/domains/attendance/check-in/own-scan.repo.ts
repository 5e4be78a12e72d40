import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { attempts } from '../attendance.tables.ts'

type FirstUse = Pick<typeof attempts.$inferInsert, 'at' | 'classId' | 'sessionId' | 'deviceId'> & {
  scanId: string
  personId: string
}

/** Notes the first person to use a scan that was made without signing in; answers with who that is. */
export async function holdScan(db: Database, use: FirstUse): Promise<string | null> {
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
