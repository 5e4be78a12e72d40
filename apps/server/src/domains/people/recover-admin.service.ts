import { hasLeft } from '@campanile/contract/people/membership.ts'
import { inTransaction } from '#db/database.ts'
import { issueLink } from '#domains/accounts/passwords/links.service.ts'
import { takeSecondFactorAway } from '#domains/accounts/second-factor/second-factor.service.ts'
import { endPersonSessions } from '#domains/accounts/sessions/sessions.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { localDay } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { notifyOfRecovery } from './access-notifications.service.ts'
import * as repo from './people.repo.ts'
import { announcePeople, auditedFacts } from './people.service.ts'

/**
 * For server operators: recovers a locked-out admin. Enables them, removes an end date that is over, signs them out everywhere, turns off the
 * second factor and returns a link to set a new password. Undefined if no admin has this address.
 */
export async function recoverAdmin(platform: Platform, email: string) {
  const ctx = systemContext(platform, 'createPasswordResetLink')
  return inTransaction(ctx, async (tx) => {
    const admin = await repo.findAdminByEmail(tx.db, email)
    if (!admin) return undefined
    const now = ctx.clock.now()
    const left = hasLeft(admin, localDay(admin.timeZone, now).date)
    const regained = { isActive: true, endsOn: left ? null : admin.endsOn }
    if (!admin.isActive || left)
      await repo.updatePerson(tx.db, admin.id, admin.version, { ...regained, updatedAt: now })
    const hadSecondFactor = await takeSecondFactorAway(tx, admin.id, now)
    await endPersonSessions(tx, admin.id)
    const { link, expiresAt } = await issueLink(ctx, tx, 'password-reset', admin)
    await recordAudit(ctx, tx, {
      entity: 'password-reset',
      entityId: admin.id,
      before: { ...auditedFacts(admin), secondFactor: hadSecondFactor },
      after: { ...auditedFacts({ ...admin, ...regained }), secondFactor: false },
    })
    await notifyOfRecovery(tx, admin, now)
    announcePeople(tx)
    return { link, expiresAt }
  })
}
