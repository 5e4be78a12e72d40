import { type ClassMaterials, materialOperations } from '@campanile/contract/structure/class-materials.ts'
import type { Database } from '#db/database.ts'
import { requireClassAccess, requireClassMembership } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import * as repo from './class-materials.repo.ts'
import { announceStructure } from './entry.service.ts'

async function view({ actor }: SignedIn, db: Database, classId: string): Promise<ClassMaterials> {
  const { archivedAt, items, version } = requireFound(await repo.findMaterials(db, classId))
  return {
    classId,
    version: version ?? 0,
    items: items ?? [],
    can: { edit: actor.role !== 'student' && archivedAt === null },
  }
}

export const readClassMaterials = handle(materialOperations.readClassMaterials, async (ctx, { classId }) => {
  await requireClassMembership(ctx, ctx.db, classId)
  return view(ctx, ctx.db, classId)
})

export const updateClassMaterials = handleInTransaction(
  materialOperations.updateClassMaterials,
  async (ctx, { classId, version, items }, tx) => {
    await requireClassAccess(ctx, tx.db, classId)
    const before = requireFound(await repo.findMaterials(tx.db, classId))
    if (!(await repo.saveMaterials(tx.db, { classId, version, items, updatedAt: ctx.clock.now() })))
      throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'class-materials',
      entityId: classId,
      before: { items: before.items ?? [] },
      after: { items },
    })
    // Students find new links on the page of their class; a link is not worth an email.
    announceStructure(tx, [...before.lecturerIds, ...before.studentIds])
    return view(ctx, tx.db, classId)
  },
)
