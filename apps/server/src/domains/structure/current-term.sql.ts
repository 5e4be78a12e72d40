import { type SQL, sql } from 'drizzle-orm'

/** Whether a term read as `t` is a current or a later one. */
export const isFromCurrentTermT = (today: string | SQL): SQL => sql`(t.last_day >= least(${today}::date,
  (select max(last_day) from terms where archived_at is null and first_day <= ${today}::date)))`

/**
 * Whether a term read as `t` is a current one: it has begun and not ended, or ended last if none is running.
 */
export const isCurrentTermT = (today: string | SQL): SQL =>
  sql`(t.first_day <= ${today}::date and ${isFromCurrentTermT(today)})`
