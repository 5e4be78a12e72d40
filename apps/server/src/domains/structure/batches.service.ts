import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { batchRows } from './batches.repo.ts'
import { countedWords } from './blocking.rules.ts'
import { programmeRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'

const batches = entryOperations({
  entity: 'batch',
  rows: batchRows,
  parent: { entity: 'programme', rows: programmeRows },
  facts: ({ programme, code, intakeYear }) => ({ programme: programme.name, code, intakeYear }),
  taken: {
    constraint: 'batches_code_unique',
    field: 'code',
    sentence: 'Another batch has this code; it may be archived',
  },
  async archiveBlocker({ classes }) {
    const left = countedWords([[classes, 'class', 'classes']])
    return left && `It is in ${left}. Archive ${classes === 1 ? 'it' : 'them'} or take the batch out first.`
  },
})

export const listBatches = handle(structure.listBatches, batches.list)
export const readBatch = handle(structure.readBatch, batches.read)
export const createBatch = handle(structure.createBatch, batches.create)
export const updateBatch = handle(structure.updateBatch, batches.update)
export const archiveBatch = handle(structure.archiveBatch, batches.archive)
export const restoreBatch = handle(structure.restoreBatch, batches.restore)
