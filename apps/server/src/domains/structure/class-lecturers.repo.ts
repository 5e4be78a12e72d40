import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import type { ClassMember } from './class-notices.rules.ts'
import { classLecturers } from './structure.tables.ts'

export interface LecturerOfClass {
  classId: string
  lecturerId: string
}

const pairRows = (pairs: readonly LecturerOfClass[]) =>
  sql`unnest(${sql.param(pairs.map((it) => it.classId))}::uuid[], ${sql.param(pairs.map((it) => it.lecturerId))}::uuid[])
    as given (class_id, lecturer_id)`

/** The current lecturers of classes. */
export const listLecturerMembers = (db: Database, classIds: readonly string[]): Promise<ClassMember[]> =>
  queryRows(db, {
    classId: classLecturers.classId,
    personId: classLecturers.lecturerId,
  })`select class_id, lecturer_id as person_id from class_lecturers
    where class_id = any(${sql.param(classIds)}::uuid[])`

/** Whether all of these are current lecturers. */
export async function areLecturers(db: Database, ids: readonly string[]): Promise<boolean> {
  const rows = await queryRows(db, {
    id: people.id,
  })`select id from people where id = any(${sql.param(ids)}::uuid[]) and role = 'lecturer' and archived_at is null`
  return rows.length === ids.length
}

/**
 * A lecturer who joins others teaches from now on. One who takes over a class without a lecturer teaches from
 * when the last one left.
 */
export const addLecturers = (db: Database, pairs: readonly LecturerOfClass[], now: Date) =>
  db.execute(sql`
    with returned as (
      delete from removed_class_lecturers l using ${pairRows(pairs)}
      where l.class_id = given.class_id and l.lecturer_id = given.lecturer_id
    )
    insert into class_lecturers (class_id, lecturer_id, added_at, since)
    select given.class_id, given.lecturer_id, ${now}::timestamptz, case
      when exists (select 1 from class_lecturers l where l.class_id = given.class_id) then ${now}::timestamptz
      else (select max(p.until) from past_class_lecturers p where p.class_id = given.class_id) end
    from ${pairRows(pairs)}`)

/** Removed lecturers stay linked to the sessions that began while they taught. */
export const removeLecturers = (db: Database, pairs: readonly LecturerOfClass[], now: Date) =>
  db.execute(sql`
    with gone as (
      delete from class_lecturers l using ${pairRows(pairs)}
      where l.class_id = given.class_id and l.lecturer_id = given.lecturer_id
      returning l.class_id, l.lecturer_id, l.since
    ), removed as (
      insert into removed_class_lecturers (class_id, lecturer_id, removed_at)
      select class_id, lecturer_id, ${now}::timestamptz from gone
      on conflict (class_id, lecturer_id) do update set removed_at = excluded.removed_at
    )
    insert into past_class_lecturers (class_id, lecturer_id, since, until)
    select class_id, lecturer_id, since, ${now}::timestamptz from gone
    where exists (select 1 from sessions s where s.class_id = gone.class_id and s.starts_at < ${now}::timestamptz
      and (gone.since is null or s.starts_at >= gone.since))`)
