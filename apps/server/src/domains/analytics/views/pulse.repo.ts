import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryRow, queryRows } from '#db/rows.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { sums, sumsShape } from '../scope.sql.ts'
import type { MarkCounts } from './figures.rules.ts'

/**
 * Attending and enrolled students in a day's sessions that had begun, or whose check-in was open, by a
 * certain time.
 */
export async function countAttending(db: Database, { start, end }: { start: Date; end: Date }, until: Date) {
  const row = await queryRow(
    db,
    { attending: pgType.int, enrolled: pgType.int },
    sql`with begun as materialized (
      select s.id, s.class_id from sessions s left join check_in_windows w on w.session_id = s.id
      where s.starts_at >= ${start} and s.starts_at < ${end}
        and s.status <> 'cancelled' and (s.starts_at <= ${until} or w.opened_at <= ${until}))
    select
      (select count(*)::int from begun b join attendance_records r on r.session_id = b.id
        where r.status in ('present', 'late') and r.marked_at <= ${until}) as attending,
      (select count(*)::int from begun b join enrolments e on e.class_id = b.class_id
        where e.enrolled_at <= ${until} and (e.left_at is null or e.left_at > ${until})) as enrolled`,
  )
  return row!
}

const classBelowRow = {
  classId: sessionFigures.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  ...sumsShape,
  /** Totals without the current week. */
  before: pgType.json<MarkCounts>(),
}
export type ClassBelowRow = RowOf<typeof classBelowRow>

/** The classes of a term furthest below the required attendance. */
export const listClassesBelow = (
  db: Database,
  { termId, monday, required, most }: { termId: string; monday: string; required: number; most: number },
) =>
  queryRows(
    db,
    classBelowRow,
    sql`with f as (
      select f.class_id, ${sums},
        json_build_object('present', coalesce(sum(f.present) filter (where f.week < ${monday}::date), 0),
          'late', coalesce(sum(f.late) filter (where f.week < ${monday}::date), 0),
          'absent', coalesce(sum(f.absent) filter (where f.week < ${monday}::date), 0),
          'excused', coalesce(sum(f.excused) filter (where f.week < ${monday}::date), 0)) as before
      from session_figures f where f.term_id = ${termId} group by f.class_id)
    select f.class_id, c.code::text as course_code, c.title as course_title,
      f.present, f.late, f.absent, f.excused, f.before
    from f join classes k on k.id = f.class_id join courses c on c.id = k.course_id
    where (f.present + f.late) * 100 < ${required}::float8 * (f.present + f.late + f.absent)
    order by (f.present + f.late)::float8 / (f.present + f.late + f.absent), c.code, f.class_id limit ${most}`,
  )
