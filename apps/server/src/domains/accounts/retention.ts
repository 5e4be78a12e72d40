import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import * as repo from './expired-access.repo.ts'

/**
 * Auth sessions, links, answered challenges and attempt counters. Expired rows are useless but still personal
 * data.
 */
export const accessRetention: RetentionRule = {
  days: () => null,
  count: ({ db }, now, most) => repo.countExpired(db, now, most),
  remove: ({ db }, now, limit) => repo.deleteExpired(db, now, limit),
}
