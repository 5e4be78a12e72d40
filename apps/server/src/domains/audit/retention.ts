import { oldRows } from '#db/old-rows.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { auditEvents } from './audit.tables.ts'

export const auditRetention: RetentionRule = {
  days: ({ retention }) => retention.auditDays,
  ...oldRows(auditEvents, auditEvents.at),
}
