import type { EnrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, pgType } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { studentFigures } from '../analytics.tables.ts'
import { percentageBand, ratedEnrolments } from '../views/work.sql.ts'
import { byName, isFound } from './found-people.sql.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

interface Filters {
  band?: number | undefined
  with?: EnrolmentsWith | undefined
  search: string
}

const having: Record<EnrolmentsWith, SQL> = {
  marks: sql`e.mark is not null`,
  due: sql`e.work_due > 0`,
  submitted: sql`e.work_submitted > 0`,
}

const bands: readonly number[] = attendanceBands

export const enrolmentRows = rowQuery({
  shape: {
    studentId: studentFigures.studentId,
    firstName: people.firstName,
    lastName: people.lastName,
    number: people.number,
    batch: nullable(pgType.text),
    classId: studentFigures.classId,
    courseCode: pgType.text,
    courseTitle: courses.title,
    present: studentFigures.present,
    late: studentFigures.late,
    absent: studentFigures.absent,
    excused: studentFigures.excused,
    due: studentFigures.workDue,
    submitted: studentFigures.workSubmitted,
    inTime: studentFigures.workInTime,
    mark: nullable(pgType.float),
  },
  matching: ({ scope, band, with: which, search }: InTerm<Filters>) => sql`${ratedEnrolments(scope)}
    where ${band === undefined ? sql`true` : sql`${percentageBand} = ${bands.indexOf(band)}`}
      and ${which ? having[which] : sql`true`} and ${isFound(sql`e.student_id`, search)}`,
  select: (matching, order, limit) => sql`
    select e.student_id, p.first_name, p.last_name, p.number,
      b.code::text as batch, e.class_id, c.code::text as course_code, c.title as course_title,
      e.present, e.late, e.absent, e.excused, e.work_due as due, e.work_submitted as submitted,
      e.work_in_time as in_time, round(e.mark::numeric, 1)::float8 as mark
    from (select e.* from ${matching}) e join people p on p.id = e.student_id
    join classes k on k.id = e.class_id join courses c on c.id = k.course_id
    left join batches b on b.id = e.batch_id order by ${order} ${limit}`,
  sorts: {
    student: (direction) => byName(sql`p`, direction),
    percentage: (direction) => sql`e.rate ${direction}`,
    missing: (direction) => sql`e.work_due - e.work_submitted ${direction}`,
    mark: (direction) => sql`e.mark ${direction} nulls last`,
  },
  tieBreak: sql`${byName(sql`p`, sql`asc`)}, e.student_id, e.class_id`,
  fileOrder: sql`e.student_id, e.class_id`,
  isAfter: ({ studentId, classId }) =>
    sql`(e.student_id, e.class_id) > (${studentId}::uuid, ${classId}::uuid)`,
})
