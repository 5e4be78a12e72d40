import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { departmentRows, programmeRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'

const programmes = entryOperations({
  entity: 'programme',
  rows: programmeRows,
  parent: { entity: 'department', rows: departmentRows },
  facts: ({ department, name }) => ({ department: department.name, name }),
  taken: {
    constraint: 'programmes_name',
    field: 'name',
    sentence: m.programmeNameTaken(),
  },
  archiveBlocker: async ({ batches }) => (batches > 0 ? m.programmeInUse({ batches }) : undefined),
})

export const listProgrammes = handle(structure.listProgrammes, programmes.list)
export const readProgramme = handle(structure.readProgramme, programmes.read)
export const createProgramme = handle(structure.createProgramme, programmes.create)
export const updateProgramme = handle(structure.updateProgramme, programmes.update)
export const archiveProgramme = handle(structure.archiveProgramme, programmes.archive)
export const restoreProgramme = handle(structure.restoreProgramme, programmes.restore)
