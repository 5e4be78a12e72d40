import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

export interface PaidRun {
  month: string
  status: PayRunStatus
  currency: string
  paidOn: string | null
  /** The run reverses an earlier run or was reversed itself, so nothing is to be paid. */
  isTakenBack: boolean
  /** The number of people with something to be paid. */
  people: number
  total: number
}

export async function findPaidRun(db: Database, payRunId: string): Promise<PaidRun | undefined> {
  const [row] = await rowsOf<PaidRun>(
    db,
    sql`
    select r.month, r.status, r.currency, r.paid_on::text as "paidOn",
      r.kind = 'reversal' or r.reversed_at is not null as "isTakenBack",
      (select count(*)::int from payslips s where s.pay_run_id = r.id and s.net > 0) as people,
      (select coalesce(sum(s.net), 0)::float8 from payslips s where s.pay_run_id = r.id and s.net > 0) as total
    from pay_runs r where r.id = ${payRunId}`,
  )
  return row
}

export interface PaymentRow {
  /** The payslip's id. */
  id: string
  personId: string
  name: string
  number: string | null
  net: number
  /** Null: no bank details. */
  sealed: Buffer | null
}

/** People with bank details first, then those without; each group sorted by name. */
export const listPayments = (
  db: Database,
  payRunId: string,
  { after, limit }: { after: PaymentRow | undefined; limit: number },
) => {
  const place = sql`(b.sealed is null, s.person_name, s.id)`
  const later = after
    ? sql`and ${place} > (${after.sealed === null}, ${after.name}, ${after.id}::uuid)`
    : sql``
  return rowsOf<PaymentRow>(
    db,
    sql`
    select s.id, s.person_id as "personId", s.person_name as name, s.person_number as number,
      s.net::float8 as net, b.sealed
    from payslips s left join bank_details b on b.person_id = s.person_id
    where s.pay_run_id = ${payRunId} and s.net > 0 ${later}
    order by b.sealed is null, s.person_name, s.id limit ${limit}`,
  )
}
