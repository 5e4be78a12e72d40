import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { departmentRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'

const departments = entryOperations({
  entity: 'department',
  rows: departmentRows,
  facts: ({ name }) => ({ name }),
  taken: {
    constraint: 'departments_name',
    field: 'name',
    sentence: 'Another department has this name; it may be archived',
  },
  async archiveBlocker({ programmes, courses }) {
    const left = countedWords([
      [programmes, 'programme', 'programmes'],
      [courses, 'course', 'courses'],
    ])
    return left && `It has ${left}. Archive or move them first.`
  },
})

export const listDepartments = handle(structure.listDepartments, departments.list)
export const readDepartment = handle(structure.readDepartment, departments.read)
export const createDepartment = handle(structure.createDepartment, departments.create)
export const updateDepartment = handle(structure.updateDepartment, departments.update)
export const archiveDepartment = handle(structure.archiveDepartment, departments.archive)
export const restoreDepartment = handle(structure.restoreDepartment, departments.restore)
