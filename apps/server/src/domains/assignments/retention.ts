import { inTransaction } from '#db/database.ts'
import { type ExpiringRows, extendRule, type RetentionRule } from '#domains/retention/retention-rule.ts'
import { daysAfter } from '#platform/clock.ts'
import * as repo from './mine/uploads.repo.ts'
import { removeUploads } from './mine/uploads.service.ts'
import * as similarities from './similarity/similarity.repo.ts'

/** Uploads deleted per transaction. */
const batch = 200

/** Days after the due date for which comparisons of submissions are kept. */
const similarityDays = 365

const oldSimilarities: ExpiringRows = {
  count: ({ db }, now, most) => similarities.countOver(db, daysAfter(now, -similarityDays), most),
  remove: ({ db }, now, limit) => similarities.deleteOver(db, daysAfter(now, -similarityDays), limit),
}

/** Uploads that were started but never submitted. */
const oldUploads: RetentionRule = {
  days: () => null,
  count: ({ db }, now, most) => repo.countExpired(db, now, most),
  remove: (platform, now, limit) =>
    inTransaction(platform, async (tx) => {
      const expired = await repo.lockExpired(tx.db, now, Math.min(limit, batch))
      if (expired.length > 0) await removeUploads(platform, tx, expired)
      return expired.length
    }),
}

/** Data that is deleted as soon as it is no longer useful. */
export const uploadRetention = extendRule(oldUploads, oldSimilarities)
