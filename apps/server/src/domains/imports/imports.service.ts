import { createReadStream } from 'node:fs'
import { type ImportState, type ImportView, imports } from '@campanile/contract/imports/imports.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { changesAccess, listRows } from './import-rows.repo.ts'
import { importView, rowView } from './import-view.ts'
import * as repo from './imports.repo.ts'
import { discardImport, storeImport } from './store-import.service.ts'

const view = (ctx: SignedIn, record: repo.ImportRecord): ImportView =>
  importView(record, { mail: ctx.config.smtpUrl !== undefined, locale: ctx.locale })

/** @throws AppError not-found */
async function importOrNotFound(ctx: SignedIn, importId: string): Promise<repo.ImportRecord> {
  return requireFound(await repo.findImport(ctx.db, importId))
}

export const listImports = handle(imports.listImports, async (ctx, paging) => {
  const { rows, total } = await repo.listImports(ctx.db, paging)
  return { items: rows.map((row) => view(ctx, row)), total, ...paging }
})

export const readImport = handle(imports.readImport, async (ctx, { importId }) =>
  view(ctx, await importOrNotFound(ctx, importId)),
)

export const listImportRows = handle(imports.listImportRows, async (ctx, query) => {
  await importOrNotFound(ctx, query.importId)
  const { rows, total } = await listRows(ctx.db, query)
  return {
    items: rows.map((row) => rowView(row, ctx.locale)),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})

export const uploadImport = handle(imports.uploadImport, async (ctx, { format, filename, complete }) => {
  const upload = { format, filename, complete, requestedBy: ctx.actor.id }
  const importId = await storeImport(ctx, createReadStream(ctx.incoming.path), upload, (tx, importId) =>
    ctx.jobs.add(tx.db, 'workOnImport', { importId }),
  )
  return readImport(ctx, { importId })
})

type Change = Parameters<typeof repo.moveImport>[3]

/** Starts the next step; of two concurrent requests only one does. */
async function startStep(
  ctx: SignedIn,
  importId: string,
  from: ImportState[],
  change: Change,
): Promise<ImportView> {
  await importOrNotFound(ctx, importId)
  await inTransaction(ctx, async (tx) => {
    const cleared = { done: 0, total: 0, problem: null, ...change }
    if (!(await repo.moveImport(tx.db, importId, from, cleared))) throw new AppError('import-moved-on')
    await ctx.jobs.add(tx.db, 'workOnImport', { importId })
    await recordAudit(ctx, tx, { entity: 'import', entityId: importId, after: { state: change.state } })
    tx.announce({ event: { topic: 'imports', id: importId }, role: 'admin' })
  })
  return readImport(ctx, { importId })
}

export const applyImport = handle(imports.applyImport, async (ctx, { importId, invite }) => {
  const { can } = await readImport(ctx, { importId })
  if (!can.apply) throw new AppError('import-moved-on')
  if (await changesAccess(ctx.db, importId)) requireConfirmation(ctx)
  const change = { state: 'applying' as const, invite: invite && can.invite, requestedBy: ctx.actor.id }
  return startStep(ctx, importId, ['ready'], change)
})

export const undoImport = handle(imports.undoImport, async (ctx, { importId }) => {
  if (await changesAccess(ctx.db, importId)) requireConfirmation(ctx)
  return startStep(ctx, importId, ['applied'], { state: 'undoing', requestedBy: ctx.actor.id })
})

export const retryImport = handle(imports.retryImport, (ctx, { importId }) =>
  startStep(ctx, importId, ['ready', 'failed', 'undone'], {
    state: 'reading',
    requestedBy: ctx.actor.id,
    kinds: [],
    kept: 0,
    appliedAt: null,
    undoneAt: null,
    invitationsSent: 0,
  }),
)

export const removeImport = handle(imports.removeImport, async (ctx, { importId }) => {
  const record = await importOrNotFound(ctx, importId)
  await inTransaction(ctx, async (tx) => {
    if (!(await discardImport(ctx, tx, record))) throw new AppError('import-moved-on')
  })
  return {}
})
