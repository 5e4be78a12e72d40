import { inTransaction, type Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './uploads.repo.ts'

/** Uploads that go in one transaction. */
const batch = 200

/** Uploads with everything they keep in the store; its files go after the commit, and again until it is done. */
export async function removeUploads(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  rows: readonly repo.UploadRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const pieces = await repo.listPieces(tx.db, ids)
  const keys = [...pieces.map(({ key }) => key), ...rows.flatMap(({ key }) => key ?? [])]
  for (const key of keys) await jobs.add(tx.db, 'removeFile', { key })
  await repo.deleteUploads(tx.db, ids)
}

/** Uploads that were begun and never handed in, counted no further than `most`. */
export const countExpiredUploads = ({ db }: Platform, now: Date, most: number) =>
  repo.countExpired(db, now, most)

/** Removes a portion of them; answers with how many. */
export const deleteExpiredUploads = (platform: Platform, now: Date, limit: number): Promise<number> =>
  inTransaction(platform, async (tx) => {
    const expired = await repo.lockExpired(tx.db, now, Math.min(limit, batch))
    if (expired.length > 0) await removeUploads(platform, tx, expired)
    return expired.length
  })
