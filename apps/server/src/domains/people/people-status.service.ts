import { people } from '@campanile/contract/people/people.ts'
import type { Transaction } from '#db/database.ts'
import { endPersonSessions } from '#domains/accounts/sessions/sessions.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { deletePersonFaces } from '#domains/faces/face-deletion.service.ts'
import { withdrawPersonLeave } from '#domains/leave/leave-withdrawal.service.ts'
import { AppError } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyOfDisabling, notifyOfEnabling } from './account-notices.service.ts'
import * as repo from './people.repo.ts'
import {
  announcePeople,
  auditedFacts,
  personOrNotFound,
  personView,
  requireAnotherAdmin,
} from './people.service.ts'

export const signPersonOut = handleInTransaction(people.signPersonOut, async (ctx, { personId }, tx) => {
  await personOrNotFound(tx.db, personId)
  // Admins do this for themselves in the settings, where they can keep the current session.
  if (personId === ctx.actor.id) throw new AppError('own-account')
  await endPersonSessions(tx, personId)
  await recordAudit(ctx, tx, { entity: 'sessions', entityId: personId })
  return {}
})

export const disablePerson = handleInTransaction(
  people.disablePerson,
  async (ctx, { personId, reason }, tx) => {
    const before = await personOrNotFound(tx.db, personId)
    // Already done, by a second click or another admin.
    if (before.status === 'disabled') return personView(ctx, before)
    await requireRemovable(ctx, tx, before)
    const after = await changePerson(ctx, tx, before, { isActive: false }, reason ?? undefined)
    await endPersonSessions(tx, personId)
    await notifyOfDisabling(ctx, tx, [after], { reason, actorId: ctx.actor.id })
    return personView(ctx, after)
  },
)

export const enablePerson = handleInTransaction(people.enablePerson, async (ctx, { personId }, tx) => {
  const before = await personOrNotFound(tx.db, personId)
  if (before.status === 'archived') throw new AppError('not-found')
  if (before.status !== 'disabled') return personView(ctx, before)
  if (before.role === 'admin') requireConfirmation(ctx)
  const after = await changePerson(ctx, tx, before, { isActive: true })
  await notifyOfEnabling(ctx, tx, [after], { reason: null, actorId: ctx.actor.id })
  return personView(ctx, after)
})

export const archivePerson = handleInTransaction(people.archivePerson, async (ctx, { personId }, tx) => {
  const before = await personOrNotFound(tx.db, personId)
  if (before.status === 'archived') return {}
  await requireRemovable(ctx, tx, before)
  await changePerson(ctx, tx, before, { isActive: false, archivedAt: ctx.clock.now() })
  await endPersonSessions(tx, personId)
  await deletePersonFaces(ctx, tx, [personId], 'archived')
  await withdrawPersonLeave(ctx, tx, personId)
  return {}
})

async function requireRemovable(ctx: SignedIn, tx: Transaction, person: repo.PersonRow): Promise<void> {
  if (person.id === ctx.actor.id) throw new AppError('own-account')
  if (!personView(ctx, person).can.archive) throw new AppError('not-found')
  if (person.role !== 'admin') return
  requireConfirmation(ctx)
  await requireAnotherAdmin(ctx, tx, person)
}

type Change = { isActive: boolean; archivedAt?: Date }

async function changePerson(
  ctx: SignedIn,
  tx: Transaction,
  before: repo.PersonRow,
  change: Change,
  reason?: string,
) {
  const updatedAt = ctx.clock.now()
  if (!(await repo.updatePerson(tx.db, before.id, before.version, { ...change, updatedAt }))) {
    throw new AppError('edit-conflict')
  }
  const after = await personOrNotFound(tx.db, before.id)
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: before.id,
    before: auditedFacts(before),
    after: { ...auditedFacts(after), archived: after.status === 'archived', reason },
  })
  announcePeople(tx)
  return after
}
