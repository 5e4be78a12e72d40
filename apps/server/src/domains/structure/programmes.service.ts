import { structure } from '@campanile/contract/structure/structure.ts'
import type { Programme } from '@campanile/contract/structure/structure-catalogue.ts'
import type { Transaction } from '#db/database.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { departmentRows, inDepartment, type ProgrammeRow, programmeRows } from './catalogue.repo.ts'
import { noDepartment } from './departments.service.ts'
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

const kind: EntryKind<ProgrammeRow, Programme> = {
  entity: 'programme',
  rows: programmeRows,
  view: entryView,
  facts: ({ department, name }) => ({ department: department.name, name }),
  taken: {
    constraint: 'programmes_name',
    field: 'name',
    sentence: 'Another programme of this department has this name; it may be archived',
  },
  async whyKept(_, __, { batches }) {
    const left = countedWords([[batches, 'batch', 'batches']])
    return left && `It has ${left}. Archive or move them first.`
  },
  async whyAway(db, { department }) {
    if (!(await departmentRows.holdCurrent(db, [department.id]))) return 'Restore its department first.'
  },
}

async function requireDepartment(tx: Transaction, departmentId: string) {
  if (!(await departmentRows.holdCurrent(tx.db, [departmentId]))) {
    throw wrongField('departmentId', noDepartment)
  }
}

export const listProgrammes = handle(structure.listProgrammes, async (ctx, query) => {
  const filters = [query.departmentId ? inDepartment.programmes(query.departmentId) : undefined]
  return pageView(await programmeRows.list(ctx.db, query, filters), query, kind.view)
})

export const readProgramme = handle(structure.readProgramme, async (ctx, { programmeId }) =>
  kind.view(await entryOrNotFound(ctx.db, kind, programmeId)),
)

export const createProgramme = handle(structure.createProgramme, (ctx, input) =>
  createEntry(ctx, kind, async (tx, history) => {
    await requireDepartment(tx, input.departmentId)
    return programmeRows.insert(tx.db, { ...input, ...history })
  }),
)

export const updateProgramme = handle(structure.updateProgramme, (ctx, { programmeId, version, ...input }) =>
  updateEntry(ctx, kind, programmeId, async (tx, updatedAt) => {
    await requireDepartment(tx, input.departmentId)
    return programmeRows.change(tx.db, programmeId, version, { ...input, updatedAt })
  }),
)

export const archiveProgramme = handle(structure.archiveProgramme, (ctx, { programmeId }) =>
  archiveEntry(ctx, kind, programmeId),
)

export const restoreProgramme = handle(structure.restoreProgramme, (ctx, { programmeId }) =>
  restoreEntry(ctx, kind, programmeId),
)
