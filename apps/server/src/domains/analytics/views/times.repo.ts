import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { inScope, type Scope, sums, sumsShape } from '../scope.sql.ts'

const cellRow = {
  weekday: sessionFigures.weekday,
  hour: sessionFigures.hour,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
}
export type CellRow = ShapeRow<typeof cellRow>

/** Totals by weekday and starting hour. */
export const listCells = (db: Database, scope: Scope) =>
  queryRows(db, cellRow)`select f.weekday, f.hour, count(distinct f.session_id)::int as sessions, ${sums}
    from session_figures f where ${inScope(scope)} group by f.weekday, f.hour order by f.weekday, f.hour`

const classCellRow = {
  ...cellRow,
  classId: sessionFigures.classId,
}

/** Totals of each class by weekday and starting hour. */
export const listClassCells = (db: Database, scope: Scope) =>
  queryRows(
    db,
    classCellRow,
  )`select f.class_id, f.weekday, f.hour, count(distinct f.session_id)::int as sessions, ${sums}
    from session_figures f where ${inScope(scope)} group by f.class_id, f.weekday, f.hour`

export async function readArrivals(db: Database, scope: Scope): Promise<number[]> {
  const row = await queryOne(db, {
    counts: pgType.array(pgType.int),
  })`select array[sum(f.arrived_5), sum(f.arrived_10), sum(f.arrived_15), sum(f.arrived_20), sum(f.arrived_30),
      sum(f.arrived_later)]::int[] as counts from session_figures f where ${inScope(scope)}`
  return row.counts
}

/** Number of students with a record that counts. */
export async function countStudents(db: Database, scope: Scope): Promise<number> {
  const row = await queryOne(db, {
    count: pgType.int,
  })`select count(*)::int as count from (select distinct f.student_id from student_figures f
      where ${inScope(scope, sql`f.letters <> ''`)}) marked`
  return row.count
}
