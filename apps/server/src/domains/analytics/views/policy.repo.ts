import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { batches, courses, programmes } from '#domains/structure/structure.tables.ts'
import { studentFigures } from '../analytics.tables.ts'
import type { Scope } from '../scope.sql.ts'
import { sumsShape } from '../scope.sql.ts'
import { simulated, type TriedPolicy } from './policy.sql.ts'

const outcomeRow = {
  /** Programme of the row; null: students without one. `all`: the row for all students. */
  id: nullable(batches.programmeId),
  all: pgType.boolean,
  enrolments: pgType.int,
  students: pgType.int,
  ...sumsShape,
  below: pgType.int,
  studentsBelow: pgType.int,
  triedPresent: pgType.int,
  triedLate: pgType.int,
  triedAbsent: pgType.int,
  triedBelow: pgType.int,
  triedStudentsBelow: pgType.int,
  newlyBelow: pgType.int,
  noLongerBelow: pgType.int,
  studentsNewlyBelow: pgType.int,
  studentsNoLongerBelow: pgType.int,
  name: nullable(programmes.name),
}
export type OutcomeRow = ShapeRow<typeof outcomeRow>

interface Asked {
  scope: Scope
  policy: TriedPolicy
  required: number
}

/** Actual and simulated results of a term, for all students and by programme. A student is in one batch. */
export const listOutcomes = (db: Database, { scope, policy, required }: Asked) =>
  queryRows(db, outcomeRow)`with s as (
      select e.student_id, e.batch_id, count(*) as enrolments, sum(present) as present, sum(late) as late,
        sum(absent) as absent, sum(excused) as excused, count(*) filter (where below) as below,
        sum(tried_present) as tried_present, sum(tried_late) as tried_late, sum(tried_absent) as tried_absent,
        count(*) filter (where tried_below) as tried_below,
        count(*) filter (where tried_below and not below) as newly_below,
        count(*) filter (where below and not tried_below) as no_longer_below
      from ${simulated(scope, policy, required)} group by e.student_id, e.batch_id),
    o as (
      select b.programme_id as id, grouping(b.programme_id) = 1 as all, sum(enrolments)::int as enrolments,
        count(*)::int as students, sum(present)::int as present, sum(late)::int as late, sum(absent)::int as absent,
        sum(excused)::int as excused, sum(below)::int as below, count(*) filter (where below > 0)::int as students_below,
        sum(tried_present)::int as tried_present, sum(tried_late)::int as tried_late,
        sum(tried_absent)::int as tried_absent, sum(tried_below)::int as tried_below,
        count(*) filter (where tried_below > 0)::int as tried_students_below,
        sum(newly_below)::int as newly_below, sum(no_longer_below)::int as no_longer_below,
        count(*) filter (where below = 0 and tried_below > 0)::int as students_newly_below,
        count(*) filter (where below > 0 and tried_below = 0)::int as students_no_longer_below
      from s left join batches b on b.id = s.batch_id group by grouping sets ((b.programme_id), ())
      having count(*) > 0)
    select o.*, g.name from o left join programmes g on g.id = o.id order by ${inNameOrder(sql`g.name`)}, o.id`

const changedRow = {
  studentId: studentFigures.studentId,
  studentName: pgType.text,
  number: people.number,
  batch: nullable(pgType.text),
  classId: studentFigures.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  present: studentFigures.present,
  late: studentFigures.late,
  absent: studentFigures.absent,
  excused: studentFigures.excused,
  triedPresent: pgType.int,
  triedLate: pgType.int,
  triedAbsent: pgType.int,
  below: pgType.boolean,
  triedBelow: pgType.boolean,
}
export type ChangedRow = ShapeRow<typeof changedRow>

/** The next page of students whom the simulated rules would move across the limit, by student and class. */
export const listChanged = (
  db: Database,
  { scope, policy, required }: Asked,
  asked: { newlyBelow: boolean; after: [string, string] | undefined; limit: number },
) =>
  queryRows(db, changedRow)`with e as (
      select e.* from ${simulated(scope, policy, required)}
      where tried_below = ${asked.newlyBelow} and below <> tried_below
        and ${asked.after ? sql`(e.student_id, e.class_id) > (${asked.after[0]}::uuid, ${asked.after[1]}::uuid)` : sql`true`}
      order by e.student_id, e.class_id limit ${asked.limit})
    select e.student_id, p.first_name || ' ' || p.last_name as student_name, p.number,
      b.code::text as batch, e.class_id, c.code::text as course_code, c.title as course_title,
      e.present, e.late, e.absent, e.excused, e.tried_present, e.tried_late,
      e.tried_absent, e.below, e.tried_below
    from e join people p on p.id = e.student_id join classes k on k.id = e.class_id join courses c on c.id = k.course_id
    left join batches b on b.id = e.batch_id order by e.student_id, e.class_id`
