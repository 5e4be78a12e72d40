import { inTransaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import * as probes from './face-check.repo.ts'
import { countStalePeople, lockStalePeople } from './face-deletion.repo.ts'
import { deleteFacesOf } from './face-deletion.service.ts'

/** Frames of earlier checks beyond those that are kept of each person. */
export const countSpareProbes = ({ db }: Platform, _before: Date, most: number) =>
  probes.countSpareProbes(db, most)

/** Of each person's frames of earlier checks only the newest stay; answers with how many went. */
export const deleteSpareProbes = ({ db }: Platform) => probes.deleteSpareProbes(db)

/** People inactive since before this of whom face data is still there. */
export const countStaleFaces = ({ db }: Platform, before: Date, most: number) =>
  countStalePeople(db, before, most)

/** Deletes the face data of a portion of them, each with its receipt; answers with how many people. */
export async function deleteStaleFaces(platform: Platform, before: Date, limit: number): Promise<number> {
  const ctx = systemContext(platform, 'deleteFace')
  return inTransaction(ctx, async (tx) => {
    const ids = await lockStalePeople(tx.db, before, limit)
    await deleteFacesOf(ctx, tx, ids, 'retention')
    return ids.length
  })
}
