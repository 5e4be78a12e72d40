import { displayIdleDays } from '@campanile/contract/displays/displays.ts'
import { sql } from 'drizzle-orm'
import { runnersOfS } from '#domains/access/session-access.sql.ts'
import { daysAfter } from '#platform/clock.ts'

// SQL fragments for `displays` as `d`.

/** A kiosk lasts as long as its check-in, any other display as long as it is used. */
export const isCurrent = (now: Date) => sql`(case d.purpose
  when 'kiosk' then exists (select from check_in_windows w
    where w.id = d.window_id and w.closed_at is null and w.closes_at > ${now})
  else coalesce(d.seen_at, d.paired_at) > ${daysAfter(now, -displayIdleDays)}::timestamptz end)`

/** Whether the person who paired it (`p`) still has access to what it shows. */
export const mayStillRun = sql`(p.is_active and p.archived_at is null and (p.role = 'admin'
  or (p.role = 'lecturer' and exists (select from sessions s where s.id = d.session_id and p.id = any(${runnersOfS})))))`
