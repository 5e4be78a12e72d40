import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containsEveryWord } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { groups } from '../groups.sql.ts'
import { inScope, type Scope, sums, sumsShape } from '../scope.sql.ts'

const comparisonRow = {
  id: pgType.uuid,
  name: pgType.text,
  detail: nullable(pgType.text),
  students: pgType.int,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
  /** Id of the group in the previous term to compare with. */
  ancestor: pgType.uuid,
}
export type ComparisonRow = ShapeRow<typeof comparisonRow>

/** All groups of a term that have records, with their number of students. */
export function listComparison(db: Database, scope: Scope, by: AnalyticsGroup, search: string) {
  const { key, joins, names, name, detail } = groups[by]
  return queryRows(db, comparisonRow)`with held as (
      select key, count(*)::int as sessions, ${sums} from (
        select ${key} as key, ${sums} from session_figures f ${joins} where ${inScope(scope)} group by ${key}, f.session_id
      ) f group by key),
    whose as (
      select key, count(*)::int as students from (
        select distinct ${key} as key, f.student_id
        from student_figures f ${joins} where ${inScope(scope, sql`f.letters <> ''`)}
      ) f group by key),
    f as (select h.*, coalesce(w.students, 0) as students from held h left join whose w on w.key = h.key),
    named as (
      select f.key as id, ${name} as name, ${detail} as detail, f.students, f.sessions, f.present, f.late, f.absent,
        f.excused, ${by === 'class' ? sql`k.course_id` : sql`f.key`} as ancestor
      from f ${names})
    select * from named where ${containsEveryWord(search, sql`(name || ' ' || coalesce(detail, ''))`)} order by ${inNameOrder(sql`name`)}, id`
}

/** Totals of each group in the previous term. Classes are compared by course. */
export function listPreviousCounts(db: Database, scope: Scope, by: AnalyticsGroup) {
  const { key, joins } = groups[by === 'class' ? 'course' : by]
  return queryRows(db, {
    present: pgType.int,
    late: pgType.int,
    absent: pgType.int,
    excused: pgType.int,
    id: pgType.uuid,
  })`select ${key} as id, ${sums} from session_figures f ${joins} where ${inScope(scope)} group by ${key}`
}
