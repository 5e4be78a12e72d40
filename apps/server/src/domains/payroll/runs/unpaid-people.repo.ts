import { unpaidReasons } from '@campanile/contract/payroll/unpaid-people.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPage, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrder } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { payslips } from '../pay-runs.tables.ts'
import { unpaidPay } from '../payroll.sql.ts'

const unpaidRow = {
  personId: people.id,
  personName: pgType.text,
  number: people.number,
  role: people.role,
  profileImage: people.profileImage,
  payslipId: nullable(payslips.id),
  reason: pgType.oneOf(unpaidReasons),
  amount: pgType.float,
  hasBankDetails: pgType.boolean,
}
export type UnpaidRow = ShapeRow<typeof unpaidRow>

/** Everyone not paid by the run. A reversal pays nobody, so it leaves nobody out. */
const unpaid = (payRunId: string) => sql`(
    select s.person_id, s.id as payslip_id, ${unpaidPay} as amount,
      case when ${unpaidPay} > 0 then 'no-bank-details'
        when s.earnings <> 0 or s.adjustments <> 0 or s.carried <> 0 then 'used-up'
        else 'nothing-due' end as reason
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where r.id = ${payRunId} and r.kind = 'regular' and (s.net <= 0 or ${unpaidPay} > 0)
    union all
    select d.person_id, null, 0, 'no-profile' from pay_discrepancies d
    where d.pay_run_id = ${payRunId} and d.kind = 'no-profile'
      and not exists (select 1 from payslips s where s.pay_run_id = d.pay_run_id and s.person_id = d.person_id)
  )`

export const listUnpaid = (
  db: Database,
  payRunId: string,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  queryPage(db, unpaidRow, {
    rows: sql`
      select u.person_id, people.first_name || ' ' || people.last_name as person_name, people.number, people.role,
        people.profile_image, u.payslip_id, u.reason, u.amount::float8 as amount,
        exists (select 1 from bank_details b where b.person_id = u.person_id) as has_bank_details
      from ${unpaid(payRunId)} u join people on people.id = u.person_id
      order by u.amount desc, ${sql.join(nameOrder, sql`, `)}, u.person_id`,
    count: sql`from ${unpaid(payRunId)} u`,
    page: { page, pageSize },
  })

/** Everyone with a payslip, and whether the run pays them. */
export const listPayments = (db: Database, payRunId: string) =>
  queryRows(db, { personId: payslips.personId, state: pgType.oneOf(['paid', 'unpaid', 'nothing']) })`
    select s.person_id, case when s.net <= 0 then 'nothing' when ${unpaidPay} > 0 then 'unpaid' else 'paid' end as state
    from payslips s join pay_runs r on r.id = s.pay_run_id where r.id = ${payRunId}`
