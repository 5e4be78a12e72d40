import type { EmploymentType } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

export interface PaySumsRow {
  kind: 'all' | 'month' | 'type'
  month: string | null
  employmentType: EmploymentType | null
  people: number
  /** Whose pay it is, where it is one person's alone. */
  onlyPersonId: string | null
  earnings: number
  deductions: number
  taxes: number
  corrections: number
  net: number
}

/** Approved runs of months; what was taken back and its reversal cancel each other out. */
export async function listPaySums(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<PaySumsRow[]> {
  const sums = await rowsOf<PaySumsRow>(
    db,
    sql`select case when grouping(r.month) = 0 then 'month' when grouping(s.employment_type) = 0 then 'type' else 'all' end
        as kind, r.month, s.employment_type as "employmentType", count(distinct s.person_id)::int as people,
      case when count(distinct s.person_id) = 1 then min(s.person_id::text) end as "onlyPersonId",
      sum(s.earnings)::float8 as earnings, sum(s.deductions)::float8 as deductions, sum(s.taxes)::float8 as taxes,
      sum(s.adjustments + s.carried)::float8 as corrections, sum(s.net)::float8 as net
    from pay_runs r join payslips s on s.pay_run_id = r.id
    where r.status in ('approved', 'paid', 'locked') and r.month between left(${from}, 7) and left(${to}, 7)
    group by grouping sets ((r.month), (s.employment_type), ())
    order by r.month, s.employment_type nulls last`,
  )
  return sums.filter(({ people }) => people > 0)
}
