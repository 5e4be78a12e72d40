import { type SQL, sql } from 'drizzle-orm'
import { hasLeftSql } from '#domains/people/membership.sql.ts'

/** Whether the responsible person `p` is an admin who can sign in, so that the account’s tokens work. */
export const canAnswer = (now: Date): SQL => sql`(p.role = 'admin' and p.is_active and p.archived_at is null
  and not ${hasLeftSql(sql`p`, now)})`
