import { type ImportKind, importKinds } from '@campanile/contract/imports/imports.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockPeople } from '#domains/people/people-bulk.service.ts'
import { lockStructure } from '#domains/structure/structure-bulk.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { notifyOfImportedPeople } from './import-notices.service.ts'
import { announceImport, createProgress } from './import-progress.ts'
import { countKept, countWritten, judgeUndo, keepUsed, undoneRows } from './import-rows.repo.ts'
import * as repo from './imports.repo.ts'
import { importSource } from './imports.tables.ts'
import { writtenAtOnce } from './imports-applying.service.ts'
import { unwriteKind } from './write-kind.service.ts'

/**
 * The tables of kinds that other rows can refer to, and the referring tables whose rows are deleted with
 * them.
 */
const tables: Partial<Record<ImportKind, { table: string; ignored: string[] }>> = {
  department: { table: 'departments', ignored: [] },
  programme: { table: 'programmes', ignored: [] },
  batch: { table: 'batches', ignored: [] },
  term: { table: 'terms', ignored: [] },
  room: { table: 'rooms', ignored: [] },
  course: { table: 'courses', ignored: [] },
  class: { table: 'classes', ignored: [] },
  person: { table: 'people', ignored: ['account_links', 'batch_members', 'mail_outbox'] },
}

/** Restores the previous rows, referring rows first. Rows that have been changed or used since are kept. */
export async function undoUpload(platform: Platform, record: repo.ImportRecord): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await repo.runLong(tx.db)
    await lockPeople(tx)
    await lockStructure(tx)
    await restore(platform, tx, record)
    await notifyOfImportedPeople(platform, tx, record, 'rollback')
    await repo.joiningLists(tx.db, () =>
      repo.forgetExternalIds(tx.db, record.id, importSource(record.format)),
    )
    const kept = await countKept(tx.db, record.id)
    await recordAudit(systemContext(platform, 'undoImport'), tx, {
      entity: 'import',
      entityId: record.id,
      after: { state: 'undone', kept },
      actorId: record.requestedBy,
    })
    const change = { state: 'undone' as const, undoneAt: platform.clock.now(), kept, problem: null }
    await repo.moveImport(tx.db, record.id, ['undoing'], change)
  })
  announceImport(platform.events, record.id)
}

async function restore(
  platform: Platform,
  tx: Transaction,
  { id, requestedBy }: repo.ImportRecord,
): Promise<void> {
  const now = platform.clock.now()
  const progress = createProgress(platform, id)
  const total = await countWritten(tx.db, id)
  let done = 0
  for (const kind of importKinds.toReversed()) {
    await repo.joiningLists(tx.db, () => judgeUndo(tx.db, id, kind))
    const others = tables[kind]
    if (others) await keepUsed(tx.db, id, kind, others.table, others.ignored)
    for await (const rows of undoneRows(tx.db, id, kind, writtenAtOnce)) {
      await unwriteKind({ platform, actorId: requestedBy }, tx, kind, rows, now)
      done += rows.length
      await progress(done, total)
    }
  }
}
