import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { attendanceRate, countStatuses, countsAt, isBelowRequired } from '#domains/attendance/counted.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { sums, sumsShape } from '../scope.sql.ts'
import type { MarkCounts } from './figures.rules.ts'

/** The records of a day's sessions that were made by a certain time, as its attendance report counts them. */
export async function countRecorded(
  db: Database,
  { start, end }: { start: Date; end: Date },
  until: Date,
): Promise<MarkCounts> {
  const row = await queryOne(db, sumsShape)`select ${countStatuses(sql`r`)}
    from sessions s join attendance_records r on r.session_id = s.id
    where s.starts_at >= ${start} and s.starts_at < ${end} and s.status <> 'cancelled'
      and ${countsAt(until, sql`r`)} and r.marked_at <= ${until}`
  return row
}

const classBelowRow = {
  classId: sessionFigures.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  ...sumsShape,
  /** Totals without the current week. */
  before: pgType.json<MarkCounts>(),
}
export type ClassBelowRow = ShapeRow<typeof classBelowRow>

/** The classes of a term furthest below the required attendance. */
export const listClassesBelow = (
  db: Database,
  { termId, monday, required, most }: { termId: string; monday: string; required: number; most: number },
) =>
  queryRows(db, classBelowRow)`with f as (
      select f.class_id, ${sums},
        json_build_object('present', coalesce(sum(f.present) filter (where f.week < ${monday}::date), 0),
          'late', coalesce(sum(f.late) filter (where f.week < ${monday}::date), 0),
          'absent', coalesce(sum(f.absent) filter (where f.week < ${monday}::date), 0),
          'excused', coalesce(sum(f.excused) filter (where f.week < ${monday}::date), 0)) as before
      from session_figures f where f.term_id = ${termId} group by f.class_id)
    select f.class_id, c.code::text as course_code, c.title as course_title,
      f.present, f.late, f.absent, f.excused, f.before
    from f join classes k on k.id = f.class_id join courses c on c.id = k.course_id
    where ${isBelowRequired(sql`f`, required)}
    order by ${attendanceRate(sql`f`)}, c.code, f.class_id limit ${most}`
