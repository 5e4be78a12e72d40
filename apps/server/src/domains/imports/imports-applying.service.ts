import { importKinds } from '@campanile/contract/imports/imports.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit, recordAudits } from '#domains/audit/audit.service.ts'
import { lockPeople } from '#domains/people/people-bulk.service.ts'
import { lockStructure } from '#domains/structure/structure-bulk.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { countStale, keepSeen } from './compare.repo.ts'
import { notifyOfImportedPeople } from './import-notices.service.ts'
import { announceImport, createProgress } from './import-progress.ts'
import { countWritten, type WrittenRow, writtenRows } from './import-rows.repo.ts'
import * as repo from './imports.repo.ts'
import { importSource } from './imports.tables.ts'
import { compareImport } from './imports-comparing.service.ts'
import { m } from './problems.messages.ts'
import { writeKind } from './write-kind.service.ts'

/** How many lines are written at once. */
export const writtenAtOnce = 2000

/**
 * Writes the result of the dry run in one transaction. If it is interrupted, nothing is written and it starts
 * again.
 */
export async function applyUpload(platform: Platform, record: repo.ImportRecord): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await lockPeople(tx)
    await lockStructure(tx)
    await compareImport(platform, tx.db, record)
    const stale = await countStale(tx.db, record.id)
    if (stale > 0) await sendBack(tx.db, record.id, stale)
    else await write(platform, tx, record)
  })
  await repo.analyzeTables(platform.db, 'people', 'enrolments', 'external_ids')
  announceImport(platform.events, record.id)
}

async function sendBack(db: Database, importId: string, stale: number): Promise<void> {
  await keepSeen(db, importId)
  await repo.moveImport(db, importId, ['applying'], {
    state: 'ready',
    kinds: await repo.countOutcomes(db, importId),
    problem: m.changedSince({ lines: stale }),
  })
}

async function write(platform: Platform, tx: Transaction, record: repo.ImportRecord): Promise<void> {
  const now = platform.clock.now()
  const progress = createProgress(platform, record.id)
  const total = await countWritten(tx.db, record.id)
  let done = 0
  for (const kind of importKinds) {
    for await (const rows of writtenRows(tx.db, record.id, kind, writtenAtOnce)) {
      await writeKind({ platform, actorId: record.requestedBy }, tx, kind, rows, now)
      if (!pairs.includes(kind)) await auditRows(platform, tx, record, kind, rows)
      done += rows.length
      await progress(done, total)
    }
  }
  await repo.joiningLists(tx.db, () => repo.keepExternalIds(tx.db, record.id, importSource(record.format)))
  await notifyOfImportedPeople(platform, tx, record, 'import')
  const kinds = await repo.countOutcomes(tx.db, record.id)
  await recordAudit(systemContext(platform, 'applyImport'), tx, {
    entity: 'import',
    entityId: record.id,
    after: { state: 'applied', kinds },
    actorId: record.requestedBy,
  })
  await repo.moveImport(tx.db, record.id, ['applying'], {
    state: 'applied',
    appliedAt: now,
    kinds,
    problem: null,
  })
  if (record.invite) await platform.jobs.add(tx.db, 'inviteImported', { importId: record.id })
}

/**
 * Enrolments and class lecturers have no separate audit events; the import's event and lines record them.
 */
const pairs: readonly string[] = ['enrolment', 'lecturer']

async function auditRows(
  platform: Platform,
  tx: Transaction,
  { requestedBy }: repo.ImportRecord,
  entity: string,
  rows: WrittenRow[],
): Promise<void> {
  const ctx = systemContext(platform, 'applyImport')
  const changes = rows.map(({ targetId, before, after }) => ({
    entity,
    entityId: targetId,
    before,
    after,
    actorId: requestedBy,
  }))
  await recordAudits(ctx, tx, changes)
}
