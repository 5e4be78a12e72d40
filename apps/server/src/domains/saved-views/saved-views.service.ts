import { type MySavedViews, maxSavedViews, savedViews } from '@campanile/contract/saved-views/saved-views.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { firstItem } from '#platform/first-item.ts'
import { m } from './messages.ts'
import * as repo from './saved-views.repo.ts'

async function view({ actor }: SignedIn, db: Database): Promise<MySavedViews> {
  const items = await repo.listPersonViews(db, actor.id)
  return { items, can: { add: items.length < maxSavedViews } }
}

async function requireFreeName(db: Database, named: Parameters<typeof repo.hasName>[1]) {
  if (await repo.hasName(db, named)) throw new AppError('already-exists', { fields: { name: m.nameTaken() } })
}

async function requireOwnView({ actor }: SignedIn, db: Database, viewId: string) {
  return requireFound(await repo.findOwnView(db, actor.id, viewId))
}

export const listSavedViews = handle(savedViews.listSavedViews, (ctx) => view(ctx, ctx.db))

export const createSavedView = handleInTransaction(
  savedViews.createSavedView,
  async (ctx, { list, name, ...shown }, tx) => {
    const personId = ctx.actor.id
    await lockPerson(tx.db, personId)
    if (!(await view(ctx, tx.db)).can.add) throw new AppError('too-many-views')
    await requireFreeName(tx.db, { personId, list, name })
    const row = firstItem(
      await repo.insertView(tx.db, {
        ...{ personId, list, name, ...shown },
        createdAt: ctx.clock.now(),
      }),
    )
    await recordAudit(ctx, tx, { entity: 'saved-view', entityId: row.id, after: { list, name, ...shown } })
    return view(ctx, tx.db)
  },
)

export const renameSavedView = handleInTransaction(
  savedViews.renameSavedView,
  async (ctx, { viewId, name }, tx) => {
    const personId = ctx.actor.id
    await lockPerson(tx.db, personId)
    const before = await requireOwnView(ctx, tx.db, viewId)
    await requireFreeName(tx.db, { personId, list: before.list, name, exceptId: viewId })
    await repo.setViewName(tx.db, personId, viewId, name)
    await recordAudit(ctx, tx, {
      entity: 'saved-view',
      entityId: viewId,
      before: { name: before.name },
      after: { name },
    })
    return view(ctx, tx.db)
  },
)

export const removeSavedView = handleInTransaction(
  savedViews.removeSavedView,
  async (ctx, { viewId }, tx) => {
    await lockPerson(tx.db, ctx.actor.id)
    const { id: _id, ...before } = await requireOwnView(ctx, tx.db, viewId)
    await repo.deleteView(tx.db, ctx.actor.id, viewId)
    await recordAudit(ctx, tx, { entity: 'saved-view', entityId: viewId, before })
    return view(ctx, tx.db)
  },
)
