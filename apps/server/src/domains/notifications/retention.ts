import { isNotNull } from 'drizzle-orm'
import { oldRows } from '#db/old-rows.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { groupMessages } from './group-messages.tables.ts'
import { notifications } from './notifications.tables.ts'

export const notificationRetention: RetentionRule = {
  days: ({ retention }) => retention.notificationDays,
  ...oldRows(notifications, notifications.at),
}

/** Messages to several people, kept as long as their emails. Messages that are still being sent are kept. */
export const sentMessages = oldRows(groupMessages, groupMessages.createdAt, isNotNull(groupMessages.sentAt))
