import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Scope } from '../scope.sql.ts'
import { bandOf, ratedEnrolments } from './work.sql.ts'

export interface BandRow {
  band: number
  enrolments: number
  due: number
  submitted: number
  inTime: number
  mark: number | null
  marked: number
}

export const listBands = (db: Database, scope: Scope) =>
  rowsOf<BandRow>(
    db,
    sql`select ${bandOf} as band, count(*)::int as enrolments,
      sum(work_due)::int as due, sum(work_submitted)::int as submitted, sum(work_in_time)::int as "inTime",
      avg(mark) as mark, count(mark)::int as marked
    from ${ratedEnrolments(scope)} group by 1 order by 1`,
  )

export async function readCorrelations(db: Database, scope: Scope) {
  const [row] = await rowsOf<{ marks: number | null; marked: number; work: number | null; worked: number }>(
    db,
    sql`select corr(rate, mark) as marks, count(mark)::int as marked, corr(rate, came) as work, count(came)::int as worked
    from ${ratedEnrolments(scope)}`,
  )
  return row!
}
