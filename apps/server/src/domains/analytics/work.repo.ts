import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { inScope, type Scope } from './scope.sql.ts'

export interface BandRow {
  band: number
  enrolments: number
  due: number
  submitted: number
  inTime: number
  mark: number | null
  marked: number
}

/** Students in classes with their attendance there, `rate`, from 0 to 1, and what their work came to. */
const rated = (scope: Scope) => sql`(
  select (f.present + f.late)::float8 / (f.present + f.late + f.absent) as rate, f.work_due, f.work_submitted,
    f.work_in_time, f.mark_count, (f.mark_sum / nullif(f.mark_count, 0))::float8 as mark,
    f.work_submitted::float8 / nullif(f.work_due, 0) as came
  from student_figures f where ${inScope(scope, sql`f.present + f.late + f.absent > 0`)}) e`

/** @param limits the lower ends of all bands but the first, in per cent */
export const listBands = (db: Database, scope: Scope, limits: readonly number[]) =>
  rowsOf<BandRow>(
    db,
    sql`select width_bucket(100 * rate, ${sql.param(limits)}::float8[]) as band, count(*)::int as enrolments,
      sum(work_due)::int as due, sum(work_submitted)::int as submitted, sum(work_in_time)::int as "inTime",
      avg(mark) as mark, count(mark)::int as marked
    from ${rated(scope)} group by 1 order by 1`,
  )

export async function readCorrelations(db: Database, scope: Scope) {
  const [row] = await rowsOf<{ marks: number | null; marked: number; work: number | null; worked: number }>(
    db,
    sql`select corr(rate, mark) as marks, count(mark)::int as marked, corr(rate, came) as work, count(came)::int as worked
    from ${rated(scope)}`,
  )
  return row!
}
