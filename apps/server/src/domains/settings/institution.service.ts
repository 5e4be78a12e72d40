import { institutionOperations } from '@campanile/contract/settings/institution.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import * as repo from './settings.repo.ts'

export const readInstitution = handle(institutionOperations.readInstitution, async ({ db }) => {
  const [row, timeZoneHeldBy] = await Promise.all([repo.findInstitution(db), repo.listDated(db)])
  if (!row) throw new AppError('not-found')
  const { version, name, timeZone } = row
  return { version, name, timeZone, timeZoneHeldBy }
})

/**
 * Times are stored in UTC. In another zone every session, exam and due time would have a different local
 * time, and days would begin elsewhere. So the zone can only be changed while nothing depends on it.
 */
export const updateInstitution = handleInTransaction(
  institutionOperations.updateInstitution,
  async (ctx, { version, name, timeZone }, tx) => {
    const before = requireFound(await repo.findInstitution(tx.db))
    if (before.version !== version) throw new AppError('edit-conflict')
    const timeZoneHeldBy = await repo.listDated(tx.db)
    if (timeZone !== before.timeZone && timeZoneHeldBy.length > 0) throw new AppError('time-zone-in-use')
    const change = { name, timeZone, updatedAt: ctx.clock.now() }
    if (!(await repo.updateInstitution(tx.db, version, change))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'institution',
      entityId: 'facts',
      before: { name: before.name, timeZone: before.timeZone },
      after: { name, timeZone },
    })
    return { version: version + 1, name, timeZone, timeZoneHeldBy }
  },
)
