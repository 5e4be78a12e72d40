import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows } from '#db/rows.ts'

/** Whether this is a lecturer with an active account. */
export const isTeaching = (db: Database, personId: string): Promise<boolean> =>
  hasRows(
    db,
    sql`select 1 from people where id = ${personId} and role = 'lecturer' and is_active and archived_at is null`,
  )
