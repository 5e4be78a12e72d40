import { type DataExport, exportHours, myData } from '@campanile/contract/my-data/my-data.ts'
import { unsealStream } from '#auth/seal-stream.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { exportSources } from '#domains/personal-data/personal-data.registry.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import * as repo from './my-data.repo.ts'
import { exportFileKey, sealContext } from './packing.service.ts'

const entity = 'data-export'

/** An export counts as deleted once it has expired, even while its file still exists. */
const isExpired = ({ expiresAt }: repo.DataExportRow, now: Date) => expiresAt !== null && expiresAt <= now

async function view(ctx: SignedIn, db: Database): Promise<{ export: DataExport | null }> {
  const row = await repo.findExport(db, ctx.actor.id)
  if (!row || isExpired(row, ctx.clock.now())) return { export: null }
  const { id, status, done, total, bytes } = row
  return {
    export: {
      id,
      status,
      done,
      total,
      bytes,
      requestedAt: row.requestedAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
    },
  }
}

export const readMyDataExport = handle(myData.readMyDataExport, (ctx) => view(ctx, ctx.db))

export const requestMyDataExport = handleInTransaction(
  myData.requestMyDataExport,
  async (ctx, _input, tx) => {
    const personId = ctx.actor.id
    const before = await repo.findExport(tx.db, personId)
    const row = { id: newId(), personId, status: 'working', total: exportSources.length } as const
    const requestedAt = ctx.clock.now()
    if (!(await repo.putExport(tx.db, { ...row, requestedAt }))) throw new AppError('export-running')
    if (before) await ctx.jobs.add(tx.db, 'removeFile', { key: exportFileKey(before.id) })
    await ctx.jobs.add(tx.db, 'packMyData', { exportId: row.id })
    await recordAudit(ctx, tx, { entity, entityId: row.id, after: { requested: true } })
    return view(ctx, tx.db)
  },
)

/** @throws AppError not-found for an export that does not exist, has expired or belongs to another person */
async function own(ctx: SignedIn, exportId: string): Promise<repo.DataExportRow> {
  const row = await repo.findExportById(ctx.db, exportId)
  if (row?.personId !== ctx.actor.id || isExpired(row, ctx.clock.now())) throw new AppError('not-found')
  return row
}

export const downloadMyData = handle(myData.downloadMyData, async (ctx, { exportId }) => {
  const { file, nonce, tag, bytes } = await own(ctx, exportId)
  if (!file || !nonce || !tag) throw new AppError('not-found')
  const stored = requireFound(await ctx.files.open(file))
  const now = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    // An interrupted download can be repeated within this time; then the export expires.
    await repo.shortenLife(tx.db, exportId, minutesAfter(now, exportHours.afterDownload * 60))
    await recordAudit(ctx, tx, { entity, entityId: exportId, after: { downloaded: true } })
    tx.announce({ event: { topic: 'my-data' }, people: [ctx.actor.id] })
  }).catch((error) => {
    stored.stream.destroy()
    throw error
  })
  const key = ctx.secrets.key('seal')
  return {
    type: 'application/zip',
    bytes: unsealStream(key, stored.stream, { nonce, tag, boundTo: sealContext(exportId) }),
    ...(bytes !== null && { size: bytes }),
    saveAs: `campanile-my-data-${now.toISOString().slice(0, 10)}.zip`,
  }
})

export const deleteMyDataExport = handle(myData.deleteMyDataExport, async (ctx, { exportId }) => {
  const { status } = await own(ctx, exportId)
  if (status === 'working') throw new AppError('export-running')
  return inTransaction(ctx, async (tx) => {
    const gone = await repo.deleteExports(tx.db, [exportId])
    for (const { id } of gone) await ctx.jobs.add(tx.db, 'removeFile', { key: exportFileKey(id) })
    await recordAudit(ctx, tx, { entity, entityId: exportId, after: { deleted: true } })
    tx.announce({ event: { topic: 'my-data' }, people: [ctx.actor.id] })
    return view(ctx, tx.db)
  })
})
