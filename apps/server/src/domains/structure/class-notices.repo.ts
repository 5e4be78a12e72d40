import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturersOfClass } from '#domains/access/session-access.sql.ts'
import { classes, courses, terms } from './structure.tables.ts'

const noticedClassRow = {
  id: classes.id,
  course: courses.title,
  term: terms.name,
  firstDay: pgType.text,
  lastDay: pgType.text,
  /** Names of the current lecturers. */
  lecturers: pgType.array(pgType.text),
  /** Of classes with a new lecturer, the students who are enrolled. */
  studentIds: pgType.array(pgType.uuid),
}
export type NoticedClass = ShapeRow<typeof noticedClassRow>

/** Classes with the data for notifications about their people. */
export const listNoticedClasses = (
  db: Database,
  { classIds, retaughtIds }: { classIds: readonly string[]; retaughtIds: readonly string[] },
): Promise<NoticedClass[]> =>
  queryRows(db, noticedClassRow)`
    select k.id, c.title as course, t.name as term, t.first_day::text as first_day, t.last_day::text as last_day,
      array(select p.first_name || ' ' || p.last_name from people p
        where p.id in (${lecturersOfClass(sql`k.id`)}) order by p.last_name, p.first_name, p.id) as lecturers,
      array(select e.student_id from enrolments e where e.class_id = k.id and e.left_at is null
        and k.id = any(${sql.param(retaughtIds)}::uuid[])) as student_ids
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id
    where k.id = any(${sql.param(classIds)}::uuid[]) and k.archived_at is null
    order by c.code, k.id`
