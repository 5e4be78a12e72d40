import type { ReportFilter, ReportGroup } from '@campanile/contract/insight/reports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { taughtClasses } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'

interface Group {
  /** Columns that identify a row, from `m` (a record with its class) and what `joins` adds. */
  key: SQL
  joins: SQL
  /** The sessions that count as held for a row. */
  held: SQL
  /** The id and name of a row, read from `f`, the figures with their key. */
  id: SQL
  studentId: SQL
  classId: SQL
  name: SQL
  detail: SQL
  names: SQL
  order: SQL
}

const none = sql`null::uuid`
const ofStudent = sql`count(*)`
const ofAll = sql`count(distinct m.session_id)`
const personName = sql`p.first_name || ' ' || p.last_name`

/** How records are grouped, and how the rows of each report are named. */
export const groups: Record<ReportGroup, Group> = {
  class: {
    key: sql`m.class_id`,
    joins: sql``,
    held: ofAll,
    id: sql`f.class_id::text`,
    studentId: none,
    classId: sql`f.class_id`,
    name: sql`c.code::text || ' ' || c.title`,
    detail: sql`t.name`,
    names: sql`join classes k on k.id = f.class_id join courses c on c.id = k.course_id join terms t on t.id = k.term_id`,
    order: sql`c.code, t.first_day, f.class_id`,
  },
  student: {
    key: sql`m.student_id`,
    joins: sql``,
    held: ofStudent,
    id: sql`f.student_id::text`,
    studentId: sql`f.student_id`,
    classId: none,
    name: personName,
    detail: sql`nullif(concat_ws(', ', p.number, b.code::text), '')`,
    names: sql`join people p on p.id = f.student_id
      left join batch_members bm on bm.student_id = p.id left join batches b on b.id = bm.batch_id`,
    order: nameOrderOfP,
  },
  enrolment: {
    key: sql`m.student_id, m.class_id`,
    joins: sql``,
    held: ofStudent,
    id: sql`f.student_id || '.' || f.class_id`,
    studentId: sql`f.student_id`,
    classId: sql`f.class_id`,
    name: personName,
    detail: sql`concat_ws(', ', p.number, c.code::text || ' ' || c.title)`,
    names: sql`join people p on p.id = f.student_id
      join classes k on k.id = f.class_id join courses c on c.id = k.course_id`,
    order: sql`${nameOrderOfP}, c.code, f.class_id`,
  },
  batch: {
    key: sql`bm.batch_id`,
    joins: sql`join batch_members bm on bm.student_id = m.student_id`,
    held: ofAll,
    id: sql`f.batch_id::text`,
    studentId: none,
    classId: none,
    name: sql`b.code::text`,
    detail: sql`g.name`,
    names: sql`join batches b on b.id = f.batch_id join programmes g on g.id = b.programme_id`,
    order: sql`b.code, f.batch_id`,
  },
  programme: {
    key: sql`bt.programme_id`,
    joins: sql`join batch_members bm on bm.student_id = m.student_id join batches bt on bt.id = bm.batch_id`,
    held: ofAll,
    id: sql`f.programme_id::text`,
    studentId: none,
    classId: none,
    name: sql`g.name`,
    detail: sql`d.name`,
    names: sql`join programmes g on g.id = f.programme_id join departments d on d.id = g.department_id`,
    order: sql`g.name, f.programme_id`,
  },
  lecturer: {
    key: sql`cl.lecturer_id`,
    joins: sql`join class_lecturers cl on cl.class_id = m.class_id`,
    held: ofAll,
    id: sql`f.lecturer_id::text`,
    studentId: none,
    classId: none,
    name: personName,
    detail: sql`p.number`,
    names: sql`join people p on p.id = f.lecturer_id`,
    order: nameOrderOfP,
  },
}

/** Limits records by a filter; `s` is the session, `r` the record. */
export const filterSql: Record<ReportFilter, (id: string) => SQL> = {
  classId: (id) => sql`s.class_id = ${id}`,
  studentId: (id) => sql`r.student_id = ${id}`,
  lecturerId: (id) => sql`s.class_id in (${taughtClasses(id)})`,
  batchId: (id) => sql`r.student_id in (select student_id from batch_members where batch_id = ${id})`,
  programmeId: (id) => sql`r.student_id in (select bm.student_id from batch_members bm
    join batches b on b.id = bm.batch_id where b.programme_id = ${id})`,
}

/** The name of the entity selected by a filter, as `name`. */
export const filterName: Record<ReportFilter, (id: string) => SQL> = {
  classId: (id) =>
    sql`select c.code::text || ' ' || c.title as name from classes k join courses c on c.id = k.course_id where k.id = ${id}`,
  studentId: (id) =>
    sql`select ${personName} as name from people p where p.id = ${id} and p.role = 'student'`,
  lecturerId: (id) =>
    sql`select ${personName} as name from people p where p.id = ${id} and p.role = 'lecturer'`,
  batchId: (id) => sql`select b.code::text as name from batches b where b.id = ${id}`,
  programmeId: (id) => sql`select g.name from programmes g where g.id = ${id}`,
}
