import { inTransaction } from '#db/database.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import * as repo from './mine/uploads.repo.ts'
import { removeUploads } from './mine/uploads.service.ts'

/** Uploads deleted per transaction. */
const batch = 200

/** Uploads that were started but never handed in. */
export const uploadRetention: RetentionRule = {
  days: () => null,
  count: ({ db }, now, most) => repo.countExpired(db, now, most),
  remove: (platform, now, limit) =>
    inTransaction(platform, async (tx) => {
      const expired = await repo.lockExpired(tx.db, now, Math.min(limit, batch))
      if (expired.length > 0) await removeUploads(platform, tx, expired)
      return expired.length
    }),
}
