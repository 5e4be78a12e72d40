import { hashToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import * as repo from './scheduled-reports.repo.ts'

/** Stops a report for the recipient to whom this token was sent; false for an unknown token. */
export async function stopReportByToken(platform: Platform, token: string): Promise<boolean> {
  const ctx = systemContext(platform, 'stopScheduledReport')
  return inTransaction(platform, async (tx) => {
    const recipient = await repo.findByStopHash(tx.db, hashToken(token))
    if (!recipient) return false
    const { scheduleId, personId } = recipient
    if (await repo.stopRecipient(tx.db, recipient, platform.clock.now()))
      await recordAudit(ctx, tx, {
        entity: 'scheduled-report',
        entityId: scheduleId,
        after: { stopped: personId },
        actorId: personId,
      })
    return true
  })
}
