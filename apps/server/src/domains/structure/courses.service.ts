import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { courseRows, departmentRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'

const courses = entryOperations({
  entity: 'course',
  rows: courseRows,
  parent: { entity: 'department', rows: departmentRows },
  facts: ({ department, code, title, credits }) => ({
    department: department?.name ?? null,
    code,
    title,
    credits,
  }),
  taken: {
    constraint: 'courses_code_unique',
    field: 'code',
    sentence: 'Another course has this code; it may be archived',
  },
  async archiveBlocker({ classes }) {
    const left = countedWords([[classes, 'class', 'classes']])
    return left && `It is taught in ${left}. Archive ${classes === 1 ? 'it' : 'them'} first.`
  },
})

export const listCourses = handle(structure.listCourses, courses.list)
export const readCourse = handle(structure.readCourse, courses.read)
export const createCourse = handle(structure.createCourse, courses.create)
export const updateCourse = handle(structure.updateCourse, courses.update)
export const archiveCourse = handle(structure.archiveCourse, courses.archive)
export const restoreCourse = handle(structure.restoreCourse, courses.restore)
