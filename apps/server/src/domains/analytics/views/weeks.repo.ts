import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { batches, programmes, terms } from '#domains/structure/structure.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { groups } from '../groups.sql.ts'
import { inScope, type Scope, sums, sumsShape, withinFilters } from '../scope.sql.ts'

const weekRow = {
  week: pgType.text,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
}
export type WeekRow = ShapeRow<typeof weekRow>

/** Weekly totals. For a whole term they come from the week figures, which are the fastest to read. */
export const listWeeks = (db: Database, scope: Scope) =>
  queryRows(db, weekRow)`${
    withinFilters(scope).length === 0
      ? sql`select week::text as week, sessions, present, late, absent, excused from week_figures
          where term_id = ${scope.termId} order by week`
      : sql`select f.week::text as week, count(distinct f.session_id)::int as sessions, ${sums}
          from session_figures f where ${inScope(scope)} group by f.week order by f.week`
  }`

const groupWeekRow = {
  id: batches.programmeId,
  name: programmes.name,
  week: pgType.text,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
  /** Number of groups with records. */
  groups: pgType.int,
}
export type GroupWeekRow = ShapeRow<typeof groupWeekRow>

/** The same for each of the groups with the most records. */
export function listGroupWeeks(db: Database, scope: Scope, by: AnalyticsGroup, most: number) {
  const { key, joins, names, name } = groups[by]
  return queryRows(db, groupWeekRow)`with f as (
      select ${key} as key, f.week, count(distinct f.session_id)::int as sessions, ${sums}
      from session_figures f ${joins} where ${inScope(scope)} group by ${key}, f.week),
    most as (
      select key, sum(present + late + absent + excused) as marks, count(*) over ()::int as groups from f where key is not null
      group by key order by marks desc, key limit ${most})
    select f.key as id, ${name} as name, f.week::text as week, f.sessions, f.present, f.late, f.absent, f.excused,
      m.groups
    from most m join f on f.key = m.key ${names} order by m.marks desc, f.key, f.week`
}

const programmeWeekRow = {
  programmeId: batches.programmeId,
  name: programmes.name,
  classId: sessionFigures.classId,
  week: pgType.text,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
}

/** Weekly totals of each programme's students in each class. */
export const listProgrammeWeeks = (db: Database, scope: Scope) =>
  queryRows(db, programmeWeekRow)`select b.programme_id, g.name, f.class_id, f.week::text as week,
      count(distinct f.session_id)::int as sessions, ${sums}
    from session_figures f join batches b on b.id = f.batch_id join programmes g on g.id = b.programme_id
    where ${inScope(scope)} group by b.programme_id, g.name, f.class_id, f.week
    order by ${inNameOrder(sql`g.name`)}, b.programme_id, f.week`

const termCountsRow = {
  id: terms.id,
  name: terms.name,
  from: pgType.text,
  to: pgType.text,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
}
export type TermCountsRow = ShapeRow<typeof termCountsRow>

/** Totals per term from the week figures, newest first. */
export const listTermCounts = (db: Database) =>
  queryRows(db, termCountsRow)`select t.id, t.name, t.first_day::text as "from", t.last_day::text as "to",
      sum(f.sessions)::int as sessions, ${sums}
    from week_figures f join terms t on t.id = f.term_id group by t.id order by t.first_day desc, t.id limit 60`
