import { type SQL, sql } from 'drizzle-orm'
import { isApproved } from '#domains/payroll/payroll.sql.ts'

export interface Days {
  from: string
  to: string
}

/**
 * Payslips `s` of the approved runs `r` of the months that these days are in; what was taken back and its reversal
 * cancel each other out.
 */
export const approvedSlips = ({
  from,
  to,
}: Days): SQL => sql`pay_runs r join payslips s on s.pay_run_id = r.id
    where ${isApproved} and r.month between left(${from}, 7) and left(${to}, 7)`

/**
 * Whose pay a sum of payslips `s` tells who looks at it; null where it is nobody's. A sum tells it when it is of one
 * person besides the viewer: of that person alone, or of the two, as the viewer knows the own part.
 */
export const toldTo = (viewerId: string): SQL => sql`case
  when count(distinct s.person_id) filter (where s.person_id <> ${viewerId}) = 1
  then min(s.person_id::text) filter (where s.person_id <> ${viewerId}) end`
