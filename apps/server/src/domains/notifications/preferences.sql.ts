import { emailedKinds, isFixed, notificationKinds } from '@campanile/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'

const fixed = notificationKinds.filter((kind) => isFixed(kind, 'email'))

/** Whether a notification `n` goes by email; expects its person's preference for the kind as `w`. */
export const wantsEmail = sql`(n.kind = any(${sql.param(fixed)}::text[])
  or coalesce(w.email, n.kind = any(${sql.param([...emailedKinds])}::text[])))`
