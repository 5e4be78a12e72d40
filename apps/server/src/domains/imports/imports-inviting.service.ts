import { inTransaction } from '#db/database.ts'
import { issueLink } from '#domains/accounts/passwords/links.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { announceImport } from './import-progress.ts'
import { takeUninvited } from './import-rows.repo.ts'
import { addInvitationsSent } from './imports.repo.ts'

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
      await addInvitationsSent(tx.db, importId, people.length)
      return people.length
    })
    announceImport(platform.events, importId)
    if (sent === 0) return
  }
}
