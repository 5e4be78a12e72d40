import { sql } from 'drizzle-orm'

// Fragments that the repositories of this domain read with.

/** Whether the people of a run read as `r` may see their payslips, and its lines count as paid. */
export const isApproved = sql`r.status in ('approved', 'paid', 'locked')`
