import type { ImportState } from '@campanile/contract/imports/imports.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { issueLink } from '#domains/accounts/passwords/links.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { announceImport } from './import-progress.ts'
import { takeUninvited } from './import-rows.repo.ts'
import * as repo from './imports.repo.ts'
import { applyUpload } from './imports-applying.service.ts'
import { readUpload } from './imports-reading.service.ts'
import { undoUpload } from './imports-undoing.service.ts'
import { m } from './problems.messages.ts'

/** How many invitations are issued together; each group is sent as a whole or not at all. */
const group = 50

/**
 * Sends invitations to new people. If it is interrupted, the next attempt continues with those who have none.
 */
export async function inviteImported(platform: Platform, importId: string): Promise<void> {
  const ctx = systemContext(platform, 'applyImport')
  for (;;) {
    const sent = await inTransaction(platform, async (tx) => {
      const people = await takeUninvited(tx.db, importId, group, platform.clock.now())
      for (const person of people) await issueLink(ctx, tx, 'invitation', person)
      await repo.addInvitationsSent(tx.db, importId, people.length)
      return people.length
    })
    announceImport(platform.events, importId)
    if (sent === 0) return
  }
}

const steps: Partial<Record<ImportState, (platform: Platform, record: repo.ImportRecord) => Promise<void>>> =
  {
    reading: readUpload,
    applying: applyUpload,
    undoing: undoUpload,
  }

/** The state that an import returns to when a step fails for an internal reason. */
const fallbackStates: Partial<Record<ImportState, ImportState>> = {
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
  const problem = m.ourFault()
  await repo.moveImport(platform.db, id, [state], { state: fallbackStates[state]!, problem })
  announceImport(platform.events, id)
}

/** Continues imports that a stopped server left unfinished. */
export async function continueImports(platform: Platform): Promise<void> {
  for (const { id } of await repo.findUnfinished(platform.db)) await workOnImport(platform, id)
}
