import { structure } from '@campanile/contract/structure/structure.ts'
import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import type { Transaction } from '#db/database.ts'
import { handle } from '#http/handle.ts'
import * as repo from './batches.repo.ts'
import { countedWords } from './blocking.rules.ts'
import { programmeRows } from './catalogue.repo.ts'
import {
  archiveEntry,
  createEntry,
  type EntryKind,
  entryOrNotFound,
  entryView,
  pageView,
  restoreEntry,
  updateEntry,
  wrongField,
} from './entry.service.ts'

export const batchKind: EntryKind<repo.BatchRow, Batch> = {
  entity: 'batch',
  rows: repo.batchRows,
  view: entryView,
  facts: ({ programme, code, intakeYear }) => ({ programme: programme.name, code, intakeYear }),
  taken: {
    constraint: 'batches_code_unique',
    field: 'code',
    sentence: 'Another batch has this code; it may be archived',
  },
  async whyKept(_, __, { classes }) {
    const left = countedWords([[classes, 'class', 'classes']])
    return left && `It is in ${left}. Archive ${classes === 1 ? 'it' : 'them'} or take the batch out first.`
  },
  async whyAway(db, { programme }) {
    if (!(await programmeRows.holdCurrent(db, [programme.id]))) return 'Restore its programme first.'
  },
}

async function requireProgramme(tx: Transaction, programmeId: string) {
  if (!(await programmeRows.holdCurrent(tx.db, [programmeId]))) {
    throw wrongField('programmeId', 'Choose a programme that is not archived')
  }
}

export const listBatches = handle(structure.listBatches, async (ctx, query) => {
  const filters = [query.programmeId ? repo.inProgramme(query.programmeId) : undefined]
  return pageView(await repo.batchRows.list(ctx.db, query, filters), query, batchKind.view)
})

export const readBatch = handle(structure.readBatch, async (ctx, { batchId }) =>
  batchKind.view(await entryOrNotFound(ctx.db, batchKind, batchId)),
)

export const createBatch = handle(structure.createBatch, (ctx, input) =>
  createEntry(ctx, batchKind, async (tx, history) => {
    await requireProgramme(tx, input.programmeId)
    return repo.batchRows.insert(tx.db, { ...input, ...history })
  }),
)

export const updateBatch = handle(structure.updateBatch, (ctx, { batchId, version, ...input }) =>
  updateEntry(ctx, batchKind, batchId, async (tx, updatedAt) => {
    await requireProgramme(tx, input.programmeId)
    return repo.batchRows.change(tx.db, batchId, version, { ...input, updatedAt })
  }),
)

export const archiveBatch = handle(structure.archiveBatch, (ctx, { batchId }) =>
  archiveEntry(ctx, batchKind, batchId),
)

export const restoreBatch = handle(structure.restoreBatch, (ctx, { batchId }) =>
  restoreEntry(ctx, batchKind, batchId),
)
