import { type SQL, sql } from 'drizzle-orm'
import { expectedAtS } from '#domains/structure/expected.sql.ts'

/**
 * Days after the end of a term during which its registers can still be listed as missed, while records are
 * completed.
 */
const settlingDays = 28

/**
 * Whether a session ended without check-in or a later register, with at least one expected student without a
 * record. Reads the session as `s`, its class as `k` and the term as `t`.
 */
export const isMissedS = (now: Date, today: string): SQL => sql`k.archived_at is null
  and t.last_day >= ${today}::date - ${settlingDays}::int
  and s.ends_at <= ${now}::timestamptz and s.status <> 'cancelled'
  and not exists (select 1 from check_in_windows w where w.session_id = s.id)
  and not exists (select 1 from late_registers l where l.session_id = s.id)
  and exists (select 1 from ${expectedAtS} and not exists (
    select 1 from attendance_records a where a.session_id = s.id and a.student_id = e.student_id))`
