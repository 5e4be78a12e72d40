import { emailedKinds, isFixed, notificationKinds } from '@campanile/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'

const fixed = notificationKinds.filter((kind) => isFixed(kind, 'email'))

/** Whether a notification `n` goes by e-mail, where `notification_preferences` of its person and kind is `w`. */
export const wantsEmail = sql`(n.kind = any(${sql.param(fixed)}::text[])
  or coalesce(w.email, n.kind = any(${sql.param([...emailedKinds])}::text[])))`
