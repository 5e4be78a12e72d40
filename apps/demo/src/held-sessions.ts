import type { Database } from '@campanile/server/db/database.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { and, desc, eq, lt } from 'drizzle-orm'

/** Ids of the latest sessions of a class that were held before an instant. */
export async function lastHeld(
  db: Database,
  classId: string,
  before: Date,
  count: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.classId, classId), eq(sessions.status, 'held'), lt(sessions.startsAt, before)))
    .orderBy(desc(sessions.startsAt))
    .limit(count)
  return rows.map(({ id }) => id)
}
