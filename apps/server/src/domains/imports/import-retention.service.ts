import { inTransaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { announceImport } from './import-progress.ts'
import * as repo from './imports.repo.ts'

/** Imports from before this that nobody works on, counted no further than `most`. */
export const countOldImports = async ({ db }: Platform, before: Date, most: number) =>
  (await repo.findOld(db, before, most)).length

/** Forgets a portion of them with their lines and files; what they wrote stays. Answers with how many. */
export async function deleteOldImports(platform: Platform, before: Date, limit: number): Promise<number> {
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
}
