import { sql } from 'drizzle-orm'

/** Who teaches a class and who did, each from `since` until before `until`; null: without an end on that side. */
export const lecturersOverTime = sql`(
  select class_id, lecturer_id, since, null::timestamptz as until from class_lecturers
  union all select class_id, lecturer_id, since, until from past_class_lecturers)`

/** Whether somebody of `lecturersOverTime`, joined as `l`, taught the class when the session `s` began. */
export const taughtS = sql`(l.class_id = s.class_id and (l.since is null or l.since <= s.starts_at)
  and (l.until is null or s.starts_at < l.until))`
