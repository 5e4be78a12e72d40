import type { PayBasis, PayLineKind, PayRunStatus } from '@campanile/contract/pay-values.ts'
import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { isShownRun, payslipSums } from './payslip.sql.ts'

export interface Sums {
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
}

export interface SlipRow extends Sums {
  id: string
  payRunId: string
  month: string
  runKind: 'regular' | 'reversal'
  runStatus: PayRunStatus
  currency: string
  approvedAt: Date | null
  paidOn: string | null
  personId: string
  name: string
  number: string | null
  role: Role
  employmentType: EmploymentType | null
  profileImage: string | null
  basis: PayBasis | null
  hasBankDetails: boolean
  openDiscrepancies: number
}

export async function findPayslip(db: Database, payslipId: string): Promise<SlipRow | undefined> {
  const [row] = await rowsOf<SlipRow>(
    db,
    sql`
    select s.id, s.pay_run_id as "payRunId", r.month, r.kind as "runKind", r.status as "runStatus", r.currency,
      r.approved_at as "approvedAt", r.paid_on::text as "paidOn", s.person_id as "personId",
      s.person_name as name, s.person_number as number, s.person_role as role,
      s.employment_type as "employmentType", p.profile_image as "profileImage", s.basis,
      s.earnings::float8 as earnings, s.deductions::float8 as deductions, s.taxes::float8 as taxes,
      s.adjustments::float8 as adjustments, s.carried::float8 as carried, s.net::float8 as net,
      exists (select 1 from bank_details b where b.person_id = s.person_id) as "hasBankDetails",
      (select count(*)::int from pay_discrepancies d
        where d.pay_run_id = s.pay_run_id and d.person_id = s.person_id and d.decision is null)
        as "openDiscrepancies"
    from payslips s
    join pay_runs r on r.id = s.pay_run_id
    join people p on p.id = s.person_id
    where s.id = ${payslipId}`,
    ['approvedAt'],
  )
  return row
}

export interface LineRow {
  id: string
  kind: PayLineKind
  label: string
  detail: string | null
  amount: number
  ofMonth: string | null
  events: number
  questionId: string | null
  isAnswered: boolean | null
}

/** Each with its question: the one that waits, or else the latest. */
export const listLines = (db: Database, payslipId: string) =>
  rowsOf<LineRow>(
    db,
    sql`
    select l.id, l.kind, l.label, l.detail, l.amount::float8 as amount, l.of_month as "ofMonth",
      (select count(*)::int from pay_line_events e where e.pay_line_id = l.id) as events,
      q.id as "questionId", q.answered_at is not null as "isAnswered"
    from pay_lines l
    left join lateral (
      select id, answered_at from pay_questions
      where pay_line_id = l.id
      order by answered_at desc nulls first limit 1
    ) q on true
    where l.payslip_id = ${payslipId}
    order by l.position`,
  )

type Placed = Pick<SlipRow, 'id' | 'personId' | 'month' | 'approvedAt'>

/** A payslip and what was approved before it in its calendar year. */
export async function sumYearTo(db: Database, { id, personId, month, approvedAt }: Placed): Promise<Sums> {
  const before: SQL = approvedAt
    ? sql`r.approved_at <= ${approvedAt.toISOString()}::timestamptz`
    : sql`r.month <= ${month}`
  const [sums] = await rowsOf<Sums>(
    db,
    sql`
    select ${payslipSums}
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = ${personId}
      and (s.id = ${id} or (${isShownRun} and r.month like ${`${month.slice(0, 4)}-%`} and ${before}))`,
  )
  return sums!
}
