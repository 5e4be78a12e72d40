import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { countMembers, departmentRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'

const departments = entryOperations({
  entity: 'department',
  rows: departmentRows,
  facts: ({ name }) => ({ name }),
  taken: {
    constraint: 'departments_name',
    field: 'name',
    sentence: m.departmentNameTaken(),
  },
  async archiveBlocker({ id, programmes, courses }, { db }) {
    if (programmes > 0 && courses > 0) return m.departmentHasBoth({ programmes, courses })
    if (programmes > 0) return m.departmentHasProgrammes({ programmes })
    if (courses > 0) return m.departmentHasCourses({ courses })
    const { people } = await countMembers(db, id)
    if (people > 0) return m.departmentHasPeople({ people })
  },
})

export const listDepartments = handle(structure.listDepartments, departments.list)
export const readDepartment = handle(structure.readDepartment, departments.read)
export const createDepartment = handle(structure.createDepartment, departments.create)
export const updateDepartment = handle(structure.updateDepartment, departments.update)
export const archiveDepartment = handle(structure.archiveDepartment, departments.archive)
export const restoreDepartment = handle(structure.restoreDepartment, departments.restore)
