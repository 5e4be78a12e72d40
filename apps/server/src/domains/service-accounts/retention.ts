import type { ExpiringRows } from '#domains/retention/retention-rule.ts'
import * as repo from './ended-tokens.repo.ts'

/** Tokens that expired or were revoked long ago. */
export const endedTokens: ExpiringRows = {
  count: ({ db }, now, most) => repo.countEnded(db, now, most),
  remove: ({ db }, now, limit) => repo.deleteEnded(db, now, limit),
}
