import type { ExpiringRows } from '#domains/retention/retention-rule.ts'
import * as repo from './displays.repo.ts'

/** Expired pairings, kiosks whose check-in has ended, and displays not used for a month. */
export const expiredDisplays: ExpiringRows = {
  count: ({ db }, now, most) => repo.countOver(db, now, most),
  remove: ({ db }, now, limit) => repo.deleteOver(db, now, limit),
}
