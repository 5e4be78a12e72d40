import { oldRows } from '#db/old-rows.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { notifications } from './notifications.tables.ts'

export const notificationRetention: RetentionRule = {
  days: ({ retention }) => retention.notificationDays,
  ...oldRows(notifications, notifications.at),
}
