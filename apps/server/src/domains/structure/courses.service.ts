import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { courseRows, departmentRows } from './catalogue.repo.ts'
import { courseHasResults } from './course-results.sql.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'

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
    sentence: m.courseCodeTaken(),
  },
  // Other credits would change grade averages that students have seen, and documents that were issued.
  updateBlocker: async (before, { credits }, db) =>
    credits !== before.credits && (await courseHasResults(db, before.id))
      ? { credits: m.creditsOfResults() }
      : undefined,
  archiveBlocker: async ({ classes }) => (classes > 0 ? m.courseInUse({ classes }) : undefined),
})

export const listCourses = handle(structure.listCourses, courses.list)
export const readCourse = handle(structure.readCourse, courses.read)
export const createCourse = handle(structure.createCourse, courses.create)
export const updateCourse = handle(structure.updateCourse, courses.update)
export const archiveCourse = handle(structure.archiveCourse, courses.archive)
export const restoreCourse = handle(structure.restoreCourse, courses.restore)
