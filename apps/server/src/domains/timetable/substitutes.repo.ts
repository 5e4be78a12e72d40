import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows } from '#db/rows.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'

/** Whether this is a lecturer with an active account who is with the institution on the day of this time. */
export const isTeaching = (db: Database, personId: string, at: Date): Promise<boolean> =>
  hasRows(
    db,
  )`select 1 from people where id = ${personId} and role = 'lecturer' and is_active and archived_at is null
      and ${isMemberOnSql(sql`people`, dayOfSql(at))}`
