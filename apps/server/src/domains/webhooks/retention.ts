import type { ExpiringRows } from '#domains/retention/retention-rule.ts'
import { daysAfter } from '#platform/clock.ts'
import * as repo from './queue-events.repo.ts'

/** Days for which the delivery log shows an event. */
const keptDays = 30

/** Events that were delivered or given up. */
export const endedDeliveries: ExpiringRows = {
  count: ({ db }, now, most) => repo.countEnded(db, daysAfter(now, -keptDays), most),
  remove: ({ db }, now, limit) => repo.deleteEnded(db, daysAfter(now, -keptDays), limit),
}
