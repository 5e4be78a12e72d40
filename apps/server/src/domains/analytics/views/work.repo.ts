import type { Database } from '#db/database.ts'
import { nullable, pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import type { Scope } from '../scope.sql.ts'
import { percentageBand, ratedEnrolments } from './work.sql.ts'

const bandRow = {
  band: pgType.int,
  enrolments: pgType.int,
  due: pgType.int,
  submitted: pgType.int,
  inTime: pgType.int,
  mark: nullable(pgType.float),
  marked: pgType.int,
}
export type BandRow = ShapeRow<typeof bandRow>

export const listBands = (db: Database, scope: Scope) =>
  queryRows(db, bandRow)`select ${percentageBand} as band, count(*)::int as enrolments,
      sum(work_due)::int as due, sum(work_submitted)::int as submitted, sum(work_in_time)::int as in_time,
      avg(mark) as mark, count(mark)::int as marked
    from ${ratedEnrolments(scope)} group by 1 order by 1`

export async function readCorrelations(db: Database, scope: Scope) {
  const row = await queryOne(db, {
    marks: nullable(pgType.float),
    marked: pgType.int,
    work: nullable(pgType.float),
    worked: pgType.int,
  })`select corr(rate, mark) as marks, count(mark)::int as marked, corr(rate, came) as work, count(came)::int as worked
    from ${ratedEnrolments(scope)}`
  return row
}
