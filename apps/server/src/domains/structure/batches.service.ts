import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { batchRows } from './batches.repo.ts'
import { programmeRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'

const batches = entryOperations({
  entity: 'batch',
  rows: batchRows,
  parent: { entity: 'programme', rows: programmeRows },
  facts: ({ programme, code, intakeYear }) => ({ programme: programme.name, code, intakeYear }),
  taken: {
    constraint: 'batches_code_unique',
    field: 'code',
    sentence: m.batchCodeTaken(),
  },
  archiveBlocker: async ({ classes }) => (classes > 0 ? m.batchInUse({ classes }) : undefined),
})

export const batchKind = batches.kind

export const listBatches = handle(structure.listBatches, batches.list)
export const readBatch = handle(structure.readBatch, batches.read)
export const createBatch = handle(structure.createBatch, batches.create)
export const updateBatch = handle(structure.updateBatch, batches.update)
export const archiveBatch = handle(structure.archiveBatch, batches.archive)
export const restoreBatch = handle(structure.restoreBatch, batches.restore)
