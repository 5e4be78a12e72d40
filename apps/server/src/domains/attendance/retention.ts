import { oldRows } from '#db/old-rows.ts'
import { extendRule, type RetentionRule } from '#domains/retention/retention-rule.ts'
import { anonymousScans, attempts } from './attendance.tables.ts'

const attemptRows: RetentionRule = {
  days: ({ retention }) => retention.attemptDays,
  ...oldRows(attempts, attempts.at),
}

/** Check-in attempts, and counters of anonymous scans. */
export const attemptRetention = extendRule(attemptRows, oldRows(anonymousScans, anonymousScans.lastAt))
