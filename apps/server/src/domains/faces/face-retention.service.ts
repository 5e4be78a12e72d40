import { inTransaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { trimProbes } from './face-check.repo.ts'
import { lockStalePeople } from './face-deletion.repo.ts'
import { deleteFacesOf } from './face-deletion.service.ts'

/** People whose face data goes in one transaction. */
const batchSize = 200

/** Job: of each person's frames of earlier checks only the newest stay. */
export async function trimFaceProbes({ db }: Platform): Promise<void> {
  await trimProbes(db)
}

/** Job: deletes the face data of people who have been inactive for longer than the institution keeps it. */
export async function deleteStaleFaces(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, 'deleteFace')
  const { settings } = await currentInstitution(ctx)
  const cutoff = daysAfter(ctx.clock.now(), -settings.faces.retentionDays)
  let found: number
  do {
    found = await inTransaction(ctx, async (tx) => {
      const ids = await lockStalePeople(tx.db, cutoff, batchSize)
      await deleteFacesOf(ctx, tx, ids, 'retention')
      return ids.length
    })
  } while (found === batchSize)
}
