import type { RiskLevel, RiskReason } from '@campanile/contract/analytics/at-risk.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { isFound } from '../rows/found-people.sql.ts'
import { inScope, type Scope, withinFilters } from '../scope.sql.ts'

export interface AtRiskRow {
  studentId: string
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
  batch: string | null
  programme: string | null
  level: RiskLevel
  score: number
  percentage: number | null
  weeks: (number | null)[]
  missedInARow: number
  reasons: RiskReason[]
}

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
  rowsOf<AtRiskRow>(
    db,
    sql`with k as (
      select k.*, p.first_name, p.last_name, p.number, p.profile_image from ${risks(scope, asked.search)}
        and ${asked.level ? sql`k.level = ${asked.level}` : sql`true`}
        and ${asked.after ? sql`(-k.score, k.student_id) > (${-asked.after[0]}, ${asked.after[1]}::uuid)` : sql`true`}
      order by k.score desc nulls last, k.student_id limit ${asked.limit})
    select k.student_id as "studentId", k.first_name as "firstName", k.last_name as "lastName", k.number,
      k.profile_image as "profileImage", b.code::text as batch, g.name as programme, k.level, k.score, k.percentage,
      k.weeks, k.missed_in_a_row as "missedInARow", k.reasons
    from k left join batch_members m on m.student_id = k.student_id
    left join batches b on b.id = m.batch_id left join programmes g on g.id = b.programme_id
    order by k.score desc, k.student_id`,
  )

export async function countAtRisk(db: Database, scope: Scope, search: string) {
  const [row] = await rowsOf<Record<RiskLevel, number>>(
    db,
    sql`select count(*) filter (where k.level = 'high')::int as high,
      count(*) filter (where k.level = 'medium')::int as medium,
      count(*) filter (where k.level = 'watch')::int as watch from ${risks(scope, search)}`,
  )
  return row!
}
