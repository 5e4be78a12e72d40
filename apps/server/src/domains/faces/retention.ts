import { inTransaction } from '#db/database.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { systemContext } from '#platform/system-context.ts'
import * as probes from './face-check.repo.ts'
import { countStalePeople, lockStalePeople } from './face-deletion.repo.ts'
import { deletePersonFaces } from './face-deletion.service.ts'

/** Keeps only the newest frames of each person's earlier checks. */
export const probeRetention: RetentionRule = {
  days: () => null,
  count: ({ db }, _before, most) => probes.countSpareProbes(db, most),
  remove: ({ db }) => probes.deleteSpareProbes(db),
}

/** Deletes face data of people who are inactive or have left, with a receipt for each person. */
export const faceRetention: RetentionRule = {
  days: ({ faces }) => faces.retentionDays,
  count: ({ db }, before, most) => countStalePeople(db, before, most),
  remove(platform, before, limit) {
    const ctx = systemContext(platform, 'deleteFace')
    return inTransaction(ctx, async (tx) => {
      const ids = await lockStalePeople(tx.db, before, limit)
      await deletePersonFaces(ctx, tx, ids, 'retention')
      return ids.length
    })
  },
}
