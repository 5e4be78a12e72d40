import { people } from '@campanile/contract/people/people.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyOfVouching } from './access-notifications.service.ts'
import * as repo from './people.repo.ts'
import { announcePeople, personOrNotFound, personView } from './people.service.ts'

/**
 * The password must be confirmed after the new admin was appointed, so that the confirmation used to appoint
 * an admin cannot also be used to vouch for them.
 */
export const vouchForAdmin = handleInTransaction(people.vouchForAdmin, async (ctx, { personId }, tx) => {
  if (personId === ctx.actor.id) throw new AppError('own-account')
  const person = await personOrNotFound(tx.db, personId)
  const { status, newAdminUntil } = personView(ctx, person)
  if (status !== 'active' && status !== 'invited') throw new AppError('not-found')
  if (!newAdminUntil || !person.adminSince) throw new AppError('already-vouched')
  if (!ctx.actor.confirmedAt || ctx.actor.confirmedAt <= person.adminSince)
    throw new AppError('requires-recent-login')
  const now = ctx.clock.now()
  const change = { vouchedAt: now, updatedAt: now }
  if (!(await repo.updatePerson(tx.db, personId, person.version, change))) throw new AppError('edit-conflict')
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: personId,
    before: { vouched: false },
    after: { vouched: true },
  })
  await notifyOfVouching(tx, person, ctx.actor.id, now)
  announcePeople(tx)
  return personView(ctx, await personOrNotFound(tx.db, personId))
})
