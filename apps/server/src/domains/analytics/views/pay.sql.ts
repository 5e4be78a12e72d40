import { type SQL, sql } from 'drizzle-orm'
import { isApproved } from '#domains/payroll/payroll.sql.ts'

export interface Days {
  from: string
  to: string
}

/**
 * Payslips `s` of approved runs `r` in the months of these days. Withdrawn payslips and their reversals
 * cancel each other out.
 */
export const approvedSlips = ({
  from,
  to,
}: Days): SQL => sql`pay_runs r join payslips s on s.pay_run_id = r.id
    where ${isApproved} and r.month between left(${from}, 7) and left(${to}, 7)`

/**
 * The person whose pay a sum of payslips `s` reveals to the viewer, or null. It does so if it includes
 * exactly one person other than the viewer, because viewers know their own pay.
 */
export const revealedPerson = (viewerId: string): SQL => sql`case
  when count(distinct s.person_id) filter (where s.person_id <> ${viewerId}) = 1
  then min(s.person_id::text) filter (where s.person_id <> ${viewerId}) end`
