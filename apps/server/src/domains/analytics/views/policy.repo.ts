import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Scope } from '../scope.sql.ts'
import { simulated, type TriedPolicy } from './policy.sql.ts'

export interface OutcomeRow {
  /** Programme of the row; null: students without one. `all`: the row for all students. */
  id: string | null
  all: boolean
  name: string | null
  enrolments: number
  students: number
  present: number
  late: number
  absent: number
  excused: number
  below: number
  studentsBelow: number
  triedPresent: number
  triedLate: number
  triedAbsent: number
  triedBelow: number
  triedStudentsBelow: number
  newlyBelow: number
  noLongerBelow: number
}

interface Asked {
  scope: Scope
  policy: TriedPolicy
  required: number
}

/** Actual and simulated results of a term, for all students and by programme. A student is in one batch. */
export const listOutcomes = (db: Database, { scope, policy, required }: Asked) =>
  rowsOf<OutcomeRow>(
    db,
    sql`with s as (
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
        sum(excused)::int as excused, sum(below)::int as below, count(*) filter (where below > 0)::int as "studentsBelow",
        sum(tried_present)::int as "triedPresent", sum(tried_late)::int as "triedLate",
        sum(tried_absent)::int as "triedAbsent", sum(tried_below)::int as "triedBelow",
        count(*) filter (where tried_below > 0)::int as "triedStudentsBelow",
        sum(newly_below)::int as "newlyBelow", sum(no_longer_below)::int as "noLongerBelow"
      from s left join batches b on b.id = s.batch_id group by grouping sets ((b.programme_id), ()))
    select o.*, g.name from o left join programmes g on g.id = o.id order by g.name collate "und-x-icu", o.id`,
  )

export interface ChangedRow {
  studentId: string
  studentName: string
  number: string | null
  batch: string | null
  classId: string
  courseCode: string
  courseTitle: string
  present: number
  late: number
  absent: number
  excused: number
  triedPresent: number
  triedLate: number
  triedAbsent: number
  below: boolean
  triedBelow: boolean
}

/** The next page of students whom the simulated rules would move across the limit, by student and class. */
export const listChanged = (
  db: Database,
  { scope, policy, required }: Asked,
  asked: { newlyBelow: boolean; after: [string, string] | undefined; limit: number },
) =>
  rowsOf<ChangedRow>(
    db,
    sql`with e as (
      select e.* from ${simulated(scope, policy, required)}
      where tried_below = ${asked.newlyBelow} and below <> tried_below
        and ${asked.after ? sql`(e.student_id, e.class_id) > (${asked.after[0]}::uuid, ${asked.after[1]}::uuid)` : sql`true`}
      order by e.student_id, e.class_id limit ${asked.limit})
    select e.student_id as "studentId", p.first_name || ' ' || p.last_name as "studentName", p.number,
      b.code::text as batch, e.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
      e.present, e.late, e.absent, e.excused, e.tried_present as "triedPresent", e.tried_late as "triedLate",
      e.tried_absent as "triedAbsent", e.below, e.tried_below as "triedBelow"
    from e join people p on p.id = e.student_id join classes k on k.id = e.class_id join courses c on c.id = k.course_id
    left join batches b on b.id = e.batch_id order by e.student_id, e.class_id`,
  )
