import type { Readable } from 'node:stream'
import type { ImportFormat, ImportKind } from '@campanile/contract/imports/imports.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { namedByRow } from '#files/named-by-row.ts'
import type { Context } from '#http/context.ts'
import { changesAccess } from './import-rows.repo.ts'
import * as repo from './imports.repo.ts'
import { importSource } from './imports.tables.ts'

interface NewImport {
  format: ImportFormat
  filename: string
  complete: boolean
  /** The admin on whose behalf it is imported. */
  requestedBy: string
}

/** Stores a file as an import whose dry run can begin. Returns its id. */
export async function storeImport(
  ctx: Context,
  bytes: Readable,
  { requestedBy, ...facts }: NewImport,
  onStored: (tx: Transaction, importId: string) => Promise<unknown>,
): Promise<string> {
  const id = newId()
  const file = `imports/${id}`
  // Store the file first, so that a row never refers to a missing file.
  await ctx.files.put(file, bytes)
  const record = async (tx: Transaction) => {
    const createdAt = ctx.clock.now()
    await repo.insertImport(tx.db, { id, ...facts, file, state: 'reading', requestedBy, createdAt })
    const { format, complete } = facts
    await recordAudit(ctx, tx, {
      entity: 'import',
      entityId: id,
      after: { format, complete, state: 'reading' },
      actorId: requestedBy,
    })
    await onStored(tx, id)
    tx.announce({ event: { topic: 'imports' }, role: 'admin' })
  }
  await namedByRow(ctx, file, () => inTransaction(ctx, record))
  return id
}

/** Deletes an import that is not applied, with its file; false if it has moved on. */
export async function discardImport(
  ctx: Context,
  tx: Transaction,
  { id, file, requestedBy }: repo.ImportRecord,
): Promise<boolean> {
  if (!(await repo.deleteImport(tx.db, id, ['ready', 'failed', 'undone']))) return false
  await ctx.jobs.add(tx.db, 'removeFile', { key: file })
  await recordAudit(ctx, tx, {
    entity: 'import',
    entityId: id,
    after: { state: 'removed' },
    actorId: ctx.actor?.id ?? requestedBy,
  })
  tx.announce({ event: { topic: 'imports', id }, role: 'admin' })
  return true
}

/** Begins to apply a dry run without an admin; false if it has moved on. */
export async function startApplying(
  ctx: Context,
  tx: Transaction,
  { id, requestedBy }: repo.ImportRecord,
): Promise<boolean> {
  const change = { state: 'applying' as const, done: 0, total: 0, problem: null }
  if (!(await repo.moveImport(tx.db, id, ['ready'], change))) return false
  await recordAudit(ctx, tx, {
    entity: 'import',
    entityId: id,
    after: { state: 'applying' },
    actorId: requestedBy,
  })
  tx.announce({ event: { topic: 'imports', id }, role: 'admin' })
  return true
}

/** The state of a stored import, with what decides whether it can be applied without an admin. */
export async function readStoredImport(db: Database, importId: string) {
  const record = await repo.findImport(db, importId)
  return record && { record, changesAccess: await changesAccess(db, importId) }
}

/** Rows that came from a OneRoster source and are in use, by kind. */
export const countRosterRows = (db: Database): Promise<ReadonlyMap<ImportKind, number>> =>
  repo.countInUse(db, importSource('oneroster'))
