import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { workToMarkOfA } from '#domains/assignments/assignments.sql.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { countStatuses, countsAt } from '#domains/attendance/counted.sql.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'

const weekRow = {
  from: pgType.text,
  present: pgType.int,
  late: pgType.int,
  absent: pgType.int,
  excused: pgType.int,
}
export type WeekRow = ShapeRow<typeof weekRow>

/** The records that count in a class, by the week of their session; a term has few weeks. */
export const listWeeks = (db: Database, classId: string, now: Date) =>
  queryRows(db, weekRow)`
    select date_trunc('week', s.starts_at at time zone ${institutionZone})::date::text as "from",
      ${countStatuses(sql`r`)}
    from sessions s join attendance_records r on r.session_id = s.id
    where s.class_id = ${classId} and s.status <> 'cancelled' and ${countsAt(now, sql`r`)}
    group by 1 order by 1`

const workRow = {
  assignmentId: assignments.id,
  title: assignments.title,
  dueAt: assignments.dueAt,
  enrolled: pgType.int,
  submitted: pgType.int,
  toMark: pgType.int,
}
export type WorkRow = ShapeRow<typeof workRow>

const selectWork = (classId: string, which: SQL, limit: number) => sql`
    select a.id as assignment_id, a.title, a.due_at,
      (select count(*)::int from enrolments n where n.class_id = a.class_id and n.left_at is null) as enrolled,
      (select count(*)::int from submissions g join enrolments n
        on n.class_id = a.class_id and n.student_id = g.student_id and n.left_at is null
        where g.assignment_id = a.id) as submitted,
      (select count(*)::int from ${workToMarkOfA}) as to_mark
    from assignments a
    where a.class_id = ${classId} and a.published_at is not null and a.archived_at is null and ${which}
    order by a.due_at, a.id limit ${limit}`

/** Published assignments that are still due, the next one first. */
export const listDue = (db: Database, classId: string, now: Date, limit: number) =>
  queryRows(db, workRow)`${selectWork(classId, sql`a.due_at >= ${now}`, limit)}`

/** Assignments with work to mark, the longest due first. */
export const listToMark = (db: Database, classId: string, limit: number) =>
  queryRows(db, workRow)`${selectWork(classId, sql`exists (select 1 from ${workToMarkOfA})`, limit)}`
