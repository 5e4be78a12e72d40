import { sql } from 'drizzle-orm'
import { pgType } from '#db/row-shape.ts'

// SQL fragments shared by the repositories of this domain.

/** Whether the people of run `r` may see their payslips, and its lines count as paid. */
export const isApproved = sql`r.status in ('approved', 'paid', 'locked')`

/** The amounts of a payslip, in the currency's minor unit. */
export const amountsShape = {
  earnings: pgType.float,
  deductions: pgType.float,
  taxes: pgType.float,
  adjustments: pgType.float,
  carried: pgType.float,
  net: pgType.float,
}
