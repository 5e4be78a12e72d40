import { type GradeScheme, gradeSchemes } from '@campanile/contract/results/grade-scheme.ts'
import type { Database } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { m } from '../messages.ts'
import { schemeAbilities } from '../results.policy.ts'
import * as repo from './grade-schemes.repo.ts'

const view = (actor: Pick<Actor, 'role'>, scheme: repo.SchemeRow): GradeScheme => {
  const { fromTermId, fromTermName, archivedAt: _, ...row } = scheme
  return {
    ...row,
    fromTerm: fromTermId && fromTermName ? { id: fromTermId, name: fromTermName } : null,
    can: schemeAbilities(actor, scheme),
  }
}

async function found(db: Database, schemeId: string): Promise<repo.SchemeRow> {
  return requireFound(await repo.findScheme(db, schemeId))
}

const freshView = async (ctx: SignedIn, db: Database, schemeId: string) =>
  view(ctx.actor, await found(db, schemeId))

const facts = ({ name, fromTermId, bands }: Pick<repo.SchemeRow, 'name' | 'fromTermId' | 'bands'>) => ({
  name,
  fromTermId,
  bands,
})

export const listGradeSchemes = handle(gradeSchemes.listGradeSchemes, async (ctx) => {
  const rows = await repo.listSchemes(ctx.db)
  return { items: rows.map((row) => view(ctx.actor, row)) }
})

export const createGradeScheme = handleInTransaction(
  gradeSchemes.createGradeScheme,
  async (ctx, input, tx) => {
    // Shares a lock with publishing, so that no grade changes right after a student has seen it.
    await acquireLock(tx, 'grades')
    const isPublished = await repo.isPublishedFrom(tx.db, input.fromTermId)
    if (isPublished === undefined)
      throw new AppError('invalid-input', { fields: { fromTermId: m.termUnknown() } })
    if (isPublished)
      throw new AppError('scheme-in-use', {
        fields: {
          fromTermId: m.termPublished(),
        },
      })
    const schemeId = await repo.insertScheme(tx.db, { ...input, createdAt: ctx.clock.now() })
    if (!schemeId) throw new AppError('already-exists', { fields: { fromTermId: m.termTaken() } })
    await recordAudit(ctx, tx, { entity: 'grade-scheme', entityId: schemeId, after: input })
    tx.announce({ event: { topic: 'results' }, role: 'admin' })
    return freshView(ctx, tx.db, schemeId)
  },
)

export const updateGradeScheme = handleInTransaction(
  gradeSchemes.updateGradeScheme,
  async (ctx, input, tx) => {
    await acquireLock(tx, 'grades')
    const row = await found(tx.db, input.schemeId)
    if (row.version !== input.version) throw new AppError('edit-conflict')
    if (!view(ctx.actor, row).can.edit) throw new AppError('scheme-in-use')
    await repo.updateScheme(tx.db, input)
    const { name, bands } = input
    await recordAudit(ctx, tx, {
      entity: 'grade-scheme',
      entityId: row.id,
      before: facts(row),
      after: { ...facts(row), name, bands },
    })
    tx.announce({ event: { topic: 'results' }, role: 'admin' })
    return freshView(ctx, tx.db, row.id)
  },
)

export const archiveGradeScheme = handleInTransaction(
  gradeSchemes.archiveGradeScheme,
  async (ctx, { schemeId }, tx) => {
    await acquireLock(tx, 'grades')
    const row = await found(tx.db, schemeId)
    if (!view(ctx.actor, row).can.archive) throw new AppError('scheme-in-use')
    const archivedAt = ctx.clock.now()
    await repo.archiveScheme(tx.db, schemeId, archivedAt)
    await recordAudit(ctx, tx, {
      entity: 'grade-scheme',
      entityId: schemeId,
      before: facts(row),
      after: { archivedAt },
    })
    tx.announce({ event: { topic: 'results' }, role: 'admin' })
    return freshView(ctx, tx.db, schemeId)
  },
)
