import { sql } from 'drizzle-orm'
import { pgType } from '#db/rows.ts'

// SQL fragments shared by the repositories of this domain.

/** Whether the people of run `r` may see their payslips, and its lines count as paid. */
export const isApproved = sql`r.status in ('approved', 'paid', 'locked')`

/**
 * The net pay of payslip `s` of run `r` that its bank file does not contain. It follows the bank details until
 * the run is marked as paid.
 */
export const unpaidPay = sql`case when r.status in ('paid', 'locked') then s.unpaid
  when s.net > 0 and not exists (select 1 from bank_details b where b.person_id = s.person_id) then s.net
  else 0 end`

/**
 * The net pay of payslip `s` of run `r` that its bank file contains. Summed over months, pay that was sent later
 * counts once, in the month that paid it.
 */
export const paidPay = sql`s.net - ${unpaidPay}`

/** A digest of the people whom the bank file of run `r` pays. */
export const paidDigest = sql`(select md5(coalesce(string_agg(s.person_id::text, ' ' order by s.person_id), ''))
  from payslips s where s.pay_run_id = r.id and s.net > ${unpaidPay})`

/** The id of the latest approved run before run `r` that was not reversed, to compare with. */
export const previousRun = sql`(select o.id from pay_runs o
  where r.kind = 'regular' and o.kind = 'regular' and o.reversed_at is null
    and o.status in ('approved', 'paid', 'locked') and o.month < r.month
  order by o.month desc limit 1)`

/** The parts of the net pay of a payslip, in the currency's minor unit. */
export const partsShape = {
  earnings: pgType.float,
  deductions: pgType.float,
  taxes: pgType.float,
  adjustments: pgType.float,
  carried: pgType.float,
}

/** The amounts of a payslip, in the currency's minor unit. */
export const amountsShape = { ...partsShape, net: pgType.float }
