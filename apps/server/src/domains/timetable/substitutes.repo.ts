import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** Whether this is a lecturer with an active account. */
export async function isTeaching(db: Database, personId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from people where id = ${personId} and role = 'lecturer' and is_active and archived_at is null`,
  )
  return rows.length === 1
}
