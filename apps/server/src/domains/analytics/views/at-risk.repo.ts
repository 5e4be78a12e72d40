import type { RiskLevel } from '@campanile/contract/analytics/at-risk.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryOne, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { programmes } from '#domains/structure/structure.tables.ts'
import { riskFigures } from '../analytics.tables.ts'
import { isFound } from '../rows/found-people.sql.ts'
import { inScope, type Scope, withinFilters } from '../scope.sql.ts'

const atRiskRow = {
  studentId: riskFigures.studentId,
  ...nameShape,
  batch: nullable(pgType.text),
  programme: nullable(programmes.name),
  level: riskFigures.level,
  score: riskFigures.score,
  percentage: riskFigures.percentage,
  weeks: riskFigures.weeks,
  missedInARow: riskFigures.missedInARow,
  reasons: riskFigures.reasons,
}
export type AtRiskRow = ShapeRow<typeof atRiskRow>

/** Risks `k` of active people `p` who match the search. */
const risks = (scope: Scope, search: string) => sql`risk_figures k join people p on p.id = k.student_id
  where k.term_id = ${scope.termId} and p.is_active and p.archived_at is null
    and ${
      withinFilters(scope).length === 0
        ? sql`true`
        : sql`exists (select 1 from student_figures f where f.student_id = k.student_id and ${inScope(scope)})`
    } and ${isFound(sql`k.student_id`, search)}`

/** The next page, highest risk first, after the given row. */
export const listAtRisk = (
  db: Database,
  scope: Scope,
  asked: { level: RiskLevel | undefined; search: string; after: [number, string] | undefined; limit: number },
) =>
  queryRows(db, atRiskRow)`with k as (
      select k.*, p.first_name, p.last_name, p.number, p.profile_image from ${risks(scope, asked.search)}
        and ${asked.level ? sql`k.level = ${asked.level}` : sql`true`}
        and ${asked.after ? sql`(-k.score, k.student_id) > (${-asked.after[0]}, ${asked.after[1]}::uuid)` : sql`true`}
      order by k.score desc nulls last, k.student_id limit ${asked.limit})
    select k.student_id, k.first_name, k.last_name, k.number,
      k.profile_image, b.code::text as batch, g.name as programme, k.level, k.score, k.percentage,
      k.weeks, k.missed_in_a_row, k.reasons
    from k left join batch_members m on m.student_id = k.student_id
    left join batches b on b.id = m.batch_id left join programmes g on g.id = b.programme_id
    order by k.score desc, k.student_id`

const nameRow = { studentId: people.id, ...nameShape }

/** Names of those of these students whose accounts are active. */
export const listActiveStudents = (db: Database, studentIds: readonly string[]) =>
  queryRows(
    db,
    nameRow,
  )`select p.id as student_id, p.first_name, p.last_name, p.number, p.profile_image from people p
      where p.id = any(${sql.param(studentIds)}::uuid[]) and p.is_active and p.archived_at is null`

/** The kept risk of one student. */
export const findRisk = (db: Database, termId: string, studentId: string) =>
  queryRow(db, { level: riskFigures.level, reasons: riskFigures.reasons })`
    select k.level, k.reasons from risk_figures k where k.term_id = ${termId} and k.student_id = ${studentId}`

export async function countAtRisk(db: Database, scope: Scope, search: string) {
  const row = await queryOne(db, {
    high: pgType.int,
    medium: pgType.int,
    watch: pgType.int,
  })`select count(*) filter (where k.level = 'high')::int as high,
      count(*) filter (where k.level = 'medium')::int as medium,
      count(*) filter (where k.level = 'watch')::int as watch from ${risks(scope, search)}`
  return row
}
