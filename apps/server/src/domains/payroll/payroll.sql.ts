import { sql } from 'drizzle-orm'

// SQL fragments shared by the repositories of this domain.

/** Whether the people of run `r` may see their payslips, and its lines count as paid. */
export const isApproved = sql`r.status in ('approved', 'paid', 'locked')`
