import { type SQL, sql } from 'drizzle-orm'
import { pgType } from '#db/rows.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'

/** Why a person, read as `p`, gets no message; null for those who get it. */
export const leftOutReason = (senderId: string, now: Date): SQL => sql`case
  when p.id = ${senderId} then 'sender'
  when p.archived_at is not null then 'archived'
  when not p.is_active then 'disabled'
  when ${hasLeftSql(sql`p`, now)} then 'left' end`

export const leftOutType = pgType.oneOf(['sender', 'archived', 'disabled', 'left'])
