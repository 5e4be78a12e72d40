import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#http/context.ts'

// The rules of session-access.policy.ts for queries. Fragments that end in S read `sessions` as `s`.

/** The ids of the lecturers who teach a class now, as a query. */
export const lecturersOfClass = (classId: SQL): SQL =>
  sql`select l.lecturer_id from class_lecturers l where l.class_id = ${classId}`

/** The ids of the classes that a lecturer teaches now, as a query. */
export const classesTaughtBy = (lecturerId: string): SQL =>
  sql`select l.class_id from class_lecturers l where l.lecturer_id = ${lecturerId}::uuid`

/** Whether a lecturer teaches a class now. */
export const isTaughtBy = (classId: SQL, lecturerId: SQL | string): SQL =>
  sql`exists (select 1 from class_lecturers l where l.class_id = ${classId} and l.lecturer_id = ${lecturerId})`

/** Who runs a session, as an array: the lecturers of its class, and its substitute. */
export const runnersOfS = sql`array(${lecturersOfClass(sql`s.class_id`)}
  union all select s.substitute_id
    where s.substitute_id is not null and not ${isTaughtBy(sql`s.class_id`, sql`s.substitute_id`)})`

/** Who runs a session of a class from now on, as an array: its lecturers, and the substitutes still to come. */
export const runnersOfClass = (classId: SQL, now: Date): SQL =>
  sql`array(${lecturersOfClass(classId)}
    union select s.substitute_id from sessions s
      where s.class_id = ${classId} and s.substitute_id is not null and s.ends_at > ${now}::timestamptz)`

/**
 * Whether somebody runs a session. An index finds the sessions of either kind; never null, so that it can also be
 * selected as what the caller may do.
 */
export const isRunByS = (actor: Pick<Actor, 'id' | 'role'>): SQL =>
  actor.role === 'admin'
    ? sql`true`
    : sql`((s.substitute_id is not null and s.substitute_id = ${actor.id}) or s.class_id = any(array(
        ${classesTaughtBy(actor.id)})))`

/**
 * Who teaches a session: its substitute, or else the lecturers of its class. Fewer than
 * those who run it, as rows.
 */
export const teachersOfS = sql`(
  select l.lecturer_id from class_lecturers l where l.class_id = s.class_id and s.substitute_id is null
  union all select s.substitute_id where s.substitute_id is not null)`

/** Who teaches a class and who used to, each from `since` until before `until`; null means no limit on that side. */
export const lecturersOverTime = sql`(
  select class_id, lecturer_id, since, null::timestamptz as until from class_lecturers
  union all select class_id, lecturer_id, since, until from past_class_lecturers)`

/** Whether somebody of `lecturersOverTime`, joined as `l`, taught the class when the session began: for pay. */
export const taughtS = sql`(l.class_id = s.class_id and (l.since is null or l.since <= s.starts_at)
  and (l.until is null or s.starts_at < l.until))`
