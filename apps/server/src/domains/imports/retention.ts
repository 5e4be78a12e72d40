import { inTransaction } from '#db/database.ts'
import type { RetentionRule } from '#domains/retention/retention-rule.ts'
import { announceImport } from './import-progress.ts'
import * as repo from './imports.repo.ts'

/** Deletes inactive imports with their lines and files; what they imported stays. */
export const importRetention: RetentionRule = {
  days: ({ retention }) => retention.importDays,
  count: async ({ db }, before, most) => (await repo.findOld(db, before, most)).length,
  async remove(platform, before, limit) {
    const old = await repo.findOld(platform.db, before, limit)
    let deleted = 0
    for (const { id, file } of old) {
      await inTransaction(platform, async (tx) => {
        if (!(await repo.deleteImport(tx.db, id, ['ready', 'failed', 'undone', 'applied']))) return
        await platform.jobs.add(tx.db, 'removeFile', { key: file })
        deleted += 1
      })
      announceImport(platform.events, id)
    }
    return deleted
  },
}
