import { notInArray } from 'drizzle-orm'
import { oldRows } from '#db/old-rows.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { mailOutbox } from './mail.tables.ts'

/** Mail that is still waiting to be sent is kept, however old it is. */
export const mailRetention: RetentionRule = {
  days: ({ retention }) => retention.mailDays,
  ...oldRows(mailOutbox, mailOutbox.createdAt, notInArray(mailOutbox.state, ['queued', 'sending'])),
}
