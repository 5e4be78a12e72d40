import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { inScope, type Scope, sums } from '../scope.sql.ts'
import type { Counts } from './figures.rules.ts'

export interface CellRow extends Counts {
  weekday: number
  hour: number
}

/** Totals by weekday and starting hour. */
export const listCells = (db: Database, scope: Scope) =>
  rowsOf<CellRow>(
    db,
    sql`select f.weekday, f.hour, count(distinct f.session_id)::int as sessions, ${sums}
    from session_figures f where ${inScope(scope)} group by f.weekday, f.hour order by f.weekday, f.hour`,
  )

export async function readArrivals(db: Database, scope: Scope): Promise<number[]> {
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`select array[sum(f.arrived_5), sum(f.arrived_10), sum(f.arrived_15), sum(f.arrived_20), sum(f.arrived_30),
      sum(f.arrived_later)]::int[] as counts from session_figures f where ${inScope(scope)}`,
  )
  return row!.counts
}

/** Number of students with a record that counts. */
export async function countStudents(db: Database, scope: Scope): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select distinct f.student_id from student_figures f
      where ${inScope(scope, sql`f.letters <> ''`)}) marked`,
  )
  return row!.count
}
