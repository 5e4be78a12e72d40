import type { EmploymentType } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { approvedSlips, type Days, revealedPerson } from './pay.sql.ts'

export interface PaySumsRow {
  kind: 'all' | 'month' | 'type'
  month: string | null
  employmentType: EmploymentType | null
  people: number
  /** The person whose pay the sum reveals, if any. */
  toldPersonId: string | null
  earnings: number
  deductions: number
  taxes: number
  corrections: number
  net: number
}

export async function listPaySums(db: Database, days: Days, viewerId: string): Promise<PaySumsRow[]> {
  const sums = await rowsOf<PaySumsRow>(
    db,
    sql`select case when grouping(r.month) = 0 then 'month' when grouping(s.employment_type) = 0 then 'type' else 'all' end
        as kind, r.month, s.employment_type as "employmentType", count(distinct s.person_id)::int as people,
      ${revealedPerson(viewerId)} as "toldPersonId",
      sum(s.earnings)::float8 as earnings, sum(s.deductions)::float8 as deductions, sum(s.taxes)::float8 as taxes,
      sum(s.adjustments + s.carried)::float8 as corrections, sum(s.net)::float8 as net
    from ${approvedSlips(days)}
    group by grouping sets ((r.month), (s.employment_type), ())
    order by r.month, s.employment_type nulls last`,
  )
  return sums.filter(({ people }) => people > 0)
}
