import { type SQL, sql } from 'drizzle-orm'
import { shownStatuses } from './payslip.policy.ts'

/** Of runs `r`: people see their payslips of them. */
export const isShownRun = sql`r.status in (${sql.join(
  shownStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`

/** What payslips `s` come to together; numbers of JavaScript hold the sums exactly. */
export const payslipSums: SQL = sql`
  coalesce(sum(s.earnings), 0)::float8 as earnings, coalesce(sum(s.deductions), 0)::float8 as deductions,
  coalesce(sum(s.taxes), 0)::float8 as taxes, coalesce(sum(s.adjustments), 0)::float8 as adjustments,
  coalesce(sum(s.carried), 0)::float8 as carried, coalesce(sum(s.net), 0)::float8 as net`
