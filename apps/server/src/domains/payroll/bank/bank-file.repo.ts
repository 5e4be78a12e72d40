import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { payRuns, payslips } from '../pay-runs.tables.ts'
import { bankDetails } from '../pay-setup.tables.ts'
import { paidDigest } from '../payroll.sql.ts'

const paidRunRow = {
  month: payRuns.month,
  status: payRuns.status,
  currency: payRuns.currency,
  payOn: nullable(pgType.text),
  paidOn: nullable(pgType.text),
  /** The run reverses an earlier run or was reversed itself, so nothing is to be paid. */
  isTakenBack: pgType.boolean,
  /** The number of people with something to be paid. */
  people: pgType.int,
  total: pgType.float,
}
export type PaidRun = ShapeRow<typeof paidRunRow>

export const findPaidRun = (db: Database, payRunId: string): Promise<PaidRun | undefined> =>
  queryRow(db, paidRunRow)`
    select r.month, r.status, r.currency, r.pay_on::text as pay_on, r.paid_on::text as paid_on,
      r.kind = 'reversal' or r.reversed_at is not null as is_taken_back,
      (select count(*)::int from payslips s where s.pay_run_id = r.id and s.net > 0) as people,
      (select coalesce(sum(s.net), 0)::float8 from payslips s where s.pay_run_id = r.id and s.net > 0) as total
    from pay_runs r where r.id = ${payRunId}`

/** Notes whom the file pays, to notice when it no longer matches the run. */
export const noteBankFile = (db: Database, payRunId: string, at: Date) =>
  db.execute(sql`
    update pay_runs r set bank_file_at = ${at}, bank_file_digest = ${paidDigest}
    where r.id = ${payRunId} and r.status = 'approved'`)

const paymentRow = {
  /** The payslip's id. */
  id: payslips.id,
  personId: payslips.personId,
  name: payslips.personName,
  number: payslips.personNumber,
  net: pgType.float,
  /** Null: no bank details. */
  sealed: nullable(bankDetails.sealed),
}
export type PaymentRow = ShapeRow<typeof paymentRow>

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
  return queryRows(db, paymentRow)`
    select s.id, s.person_id, s.person_name as name, s.person_number as number, s.net::float8 as net, b.sealed
    from payslips s left join bank_details b on b.person_id = s.person_id and s.unpaid = 0
    where s.pay_run_id = ${payRunId} and s.net > 0 ${later}
    order by b.sealed is null, s.person_name, s.id limit ${limit}`
}
