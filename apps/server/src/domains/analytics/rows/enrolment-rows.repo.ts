import type { analyticsRows, EnrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { nullable, pgType, type RowOf } from '#db/row-shape.ts'
import { countRows, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { studentFigures } from '../analytics.tables.ts'
import type { Scope } from '../scope.sql.ts'
import { bandOf, ratedEnrolments } from '../views/work.sql.ts'
import { byName, directionOf, isFound } from './found-people.sql.ts'

export interface EnrolmentPart {
  scope: Scope
  band?: number | undefined
  with?: EnrolmentsWith | undefined
  search: string
}

const enrolmentRow = {
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
}
export type EnrolmentRow = RowOf<typeof enrolmentRow>

const having: Record<EnrolmentsWith, SQL> = {
  marks: sql`e.mark is not null`,
  due: sql`e.work_due > 0`,
  submitted: sql`e.work_submitted > 0`,
}

const bands: readonly number[] = attendanceBands

const narrowed = ({ scope, band, with: which, search }: EnrolmentPart) => sql`${ratedEnrolments(scope)}
  where ${band === undefined ? sql`true` : sql`${bandOf} = ${bands.indexOf(band)}`}
    and ${which ? having[which] : sql`true`} and ${isFound(sql`e.student_id`, search)}`

const selected = (db: Database, enrolments: SQL, tail: SQL) =>
  queryRows(
    db,
    enrolmentRow,
    sql`select e.student_id, p.first_name, p.last_name, p.number,
      b.code::text as batch, e.class_id, c.code::text as course_code, c.title as course_title,
      e.present, e.late, e.absent, e.excused, e.work_due as due, e.work_submitted as submitted,
      e.work_in_time as in_time, round(e.mark::numeric, 1)::float8 as mark
    from (select e.* from ${enrolments}) e join people p on p.id = e.student_id
    join classes k on k.id = e.class_id join courses c on c.id = k.course_id
    left join batches b on b.id = e.batch_id ${tail}`,
  )

const orders: Record<string, (direction: SQL) => SQL> = {
  student: (direction) => byName(sql`p`, direction),
  percentage: (direction) => sql`e.rate ${direction}`,
  missing: (direction) => sql`e.work_due - e.work_submitted ${direction}`,
  mark: (direction) => sql`e.mark ${direction} nulls last`,
}

type Page = Pick<ParsedInputOf<typeof analyticsRows.listAnalyticsEnrolments>, 'sort' | 'page' | 'pageSize'>

export async function listEnrolmentRows(db: Database, part: EnrolmentPart, page: Page) {
  const order = orders[page.sort.replace('-', '')]!(directionOf(page.sort))
  const rows = await selected(
    db,
    narrowed(part),
    sql`order by ${order}, ${byName(sql`p`, sql`asc`)}, e.student_id, e.class_id ${pageClause(page)}`,
  )
  return { rows, total: await countRows(db, sql`from ${narrowed(part)}`) }
}

/** The next page by student and class, after the given row. */
export const listEnrolmentsAfter = (
  db: Database,
  part: EnrolmentPart,
  after: EnrolmentRow | undefined,
  limit: number,
) =>
  selected(
    db,
    after
      ? sql`${narrowed(part)} and (e.student_id, e.class_id) > (${after.studentId}::uuid, ${after.classId}::uuid)`
      : narrowed(part),
    sql`order by e.student_id, e.class_id limit ${limit}`,
  )
