import type { ImportState } from '@campanile/contract/imports/imports.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import type { Platform } from '#platform/platform.ts'
import { announceImport } from './import-progress.ts'
import * as repo from './imports.repo.ts'
import { applyUpload } from './imports-applying.service.ts'
import { readUpload } from './imports-reading.service.ts'
import { undoUpload } from './imports-undoing.service.ts'

const steps: Partial<Record<ImportState, (platform: Platform, record: repo.ImportRecord) => Promise<void>>> =
  {
    reading: readUpload,
    applying: applyUpload,
    undoing: undoUpload,
  }

/** The state that an import returns to when a step fails for an internal reason. */
const backTo: Partial<Record<ImportState, ImportState>> = {
  reading: 'failed',
  applying: 'ready',
  undoing: 'applied',
}

/** Runs the current step of an import, unless another worker is already doing so. */
export const workOnImport = (platform: Platform, importId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.import, importId, async () => {
    const record = await repo.findImport(platform.db, importId)
    const step = record && steps[record.state]
    if (!step) return
    await step(platform, record).catch((error) => giveUp(platform, record, error))
  })

async function giveUp(platform: Platform, { id, state }: repo.ImportRecord, error: unknown): Promise<void> {
  // The job is retried when the database is back.
  if (isDatabaseUnavailable(error)) throw error
  platform.log.error({ err: error }, 'import failed')
  const problem = 'Something went wrong on our side. Nothing was written: try it again.'
  await repo.moveImport(platform.db, id, [state], { state: backTo[state]!, problem })
  announceImport(platform.events, id)
}

/** Continues imports that a stopped server left unfinished. */
export async function continueImports(platform: Platform): Promise<void> {
  for (const { id } of await repo.findUnfinished(platform.db)) await workOnImport(platform, id)
}
