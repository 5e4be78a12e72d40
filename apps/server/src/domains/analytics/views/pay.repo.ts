import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { payRuns, payslips } from '#domains/payroll/pay-runs.tables.ts'
import { paidPay, unpaidPay } from '#domains/payroll/payroll.sql.ts'
import { approvedSlips, type Days, revealedPerson } from './pay.sql.ts'

const paySumsRow = {
  kind: pgType.oneOf(['type', 'all', 'month']),
  month: nullable(payRuns.month),
  employmentType: payslips.employmentType,
  people: pgType.int,
  /** The person whose pay the sum reveals, if any. */
  toldPersonId: nullable(pgType.text),
  earnings: pgType.float,
  deductions: pgType.float,
  taxes: pgType.float,
  adjustedAndCarried: pgType.float,
  paid: pgType.float,
}
export type PaySumsRow = ShapeRow<typeof paySumsRow>

export const listPaySums = (db: Database, days: Days, viewerId: string): Promise<PaySumsRow[]> =>
  queryRows(
    db,
    paySumsRow,
  )`select case when grouping(r.month) = 0 then 'month' when grouping(s.employment_type) = 0 then 'type' else 'all' end
        as kind, r.month, s.employment_type, count(distinct s.person_id)::int as people,
      ${revealedPerson(viewerId)} as told_person_id,
      sum(s.earnings)::float8 as earnings, sum(s.deductions)::float8 as deductions, sum(s.taxes)::float8 as taxes,
      sum(s.adjustments + s.carried - ${unpaidPay})::float8 as adjusted_and_carried, sum(${paidPay})::float8 as paid
    from ${approvedSlips(days)}
    group by grouping sets ((r.month), (s.employment_type), ())
    having count(*) > 0
    order by r.month, s.employment_type nulls last`
