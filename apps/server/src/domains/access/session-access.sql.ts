import { type SQL, sql } from 'drizzle-orm'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import type { Actor } from '#http/context.ts'
import { runsAllClasses } from './session-access.policy.ts'

// The rules of session-access.policy.ts for queries. Fragments whose names end in S expect `sessions` as `s`.

type Reader = Pick<Actor, 'id' | 'role'>

/** Query for the ids of the lecturers who teach a class now. */
export const lecturersOfClass = (classId: SQL): SQL =>
  sql`select l.lecturer_id from class_lecturers l where l.class_id = ${classId}`

/** JSON list of the ids and names of people, by name; `ids` is a query in parentheses. */
export const namedPeople = (ids: SQL): SQL =>
  sql`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name)
    order by ${nameOrderOfP}) from people p where p.id in ${ids}), '[]')`

/** Array of the names of the lecturers who teach a class now. */
export const lecturerNames = (classId: SQL): SQL =>
  sql`array(select p.first_name || ' ' || p.last_name from class_lecturers l join people p on p.id = l.lecturer_id
    where l.class_id = ${classId} order by ${nameOrderOfP})`

/** Query for the ids of the classes a lecturer teaches now. */
export const taughtClasses = (lecturerId: string): SQL =>
  sql`select l.class_id from class_lecturers l where l.lecturer_id = ${lecturerId}::uuid`

/** Whether a lecturer teaches a class now. */
export const isTaughtBy = (classId: SQL, lecturerId: SQL | string): SQL =>
  sql`exists (select 1 from class_lecturers l where l.class_id = ${classId} and l.lecturer_id = ${lecturerId})`

/** Query for the ids of the classes that a lecturer teaches now, or that a student is enrolled in. */
export const classesOfReader = ({ id, role }: Reader): SQL =>
  role === 'lecturer'
    ? taughtClasses(id)
    : sql`select class_id from enrolments where student_id = ${id} and left_at is null`

/** Whether this person runs a class. */
export const isClassRunBy = (classId: SQL, actor: Reader): SQL =>
  runsAllClasses(actor) ? sql`true` : isTaughtBy(classId, actor.id)

/** Array of the people who run a session: the lecturers of its class, and its substitute. */
export const runnersOfS = sql`array(${lecturersOfClass(sql`s.class_id`)}
  union all select s.substitute_id
    where s.substitute_id is not null and not ${isTaughtBy(sql`s.class_id`, sql`s.substitute_id`)})`

/**
 * Array of the people who run the present and future sessions of a class: its lecturers, and upcoming
 * substitutes.
 */
export const runnersOfClass = (classId: SQL, now: Date): SQL =>
  sql`array(${lecturersOfClass(classId)}
    union select s.substitute_id from sessions s
      where s.class_id = ${classId} and s.substitute_id is not null and s.ends_at > ${now}::timestamptz)`

/**
 * Whether this person runs a session. Both conditions can use an index. Never null, so it can also be
 * selected as a permission.
 */
export const isRunByS = (actor: Reader): SQL =>
  runsAllClasses(actor)
    ? sql`true`
    : sql`((s.substitute_id is not null and s.substitute_id = ${actor.id}) or s.class_id = any(array(
        ${taughtClasses(actor.id)})))`

/** The class of a session for people who can open its page; null for a substitute, who only runs the session. */
export const openClassOfS = (actor: Reader): SQL =>
  runsAllClasses(actor)
    ? sql`s.class_id`
    : sql`case when ${isTaughtBy(sql`s.class_id`, actor.id)} then s.class_id end`

/**
 * Rows of the people who teach a session: its substitute if it has one, otherwise the lecturers of its class.
 * The people who run it can be more.
 */
export const teachersOfS = sql`(
  select l.lecturer_id from class_lecturers l where l.class_id = s.class_id and s.substitute_id is null
  union all select s.substitute_id where s.substitute_id is not null)`

/**
 * Current and past lecturers of a class, each from `since` until before `until`. Null means no limit on that
 * side.
 */
export const lecturersOverTime = sql`(
  select class_id, lecturer_id, since, null::timestamptz as until from class_lecturers
  union all select class_id, lecturer_id, since, until from past_class_lecturers)`

/** Whether a row of `lecturersOverTime`, joined as `l`, covers the start of the session. Used for pay. */
export const taughtS = sql`(l.class_id = s.class_id and (l.since is null or l.since <= s.starts_at)
  and (l.until is null or s.starts_at < l.until))`
