import { structure } from '@campanile/contract/structure/structure.ts'
import type { Course } from '@campanile/contract/structure/structure-catalogue.ts'
import type { Transaction } from '#db/database.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { type CourseRow, courseRows, departmentRows, inDepartment } from './catalogue.repo.ts'
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

const kind: EntryKind<CourseRow, Course> = {
  entity: 'course',
  rows: courseRows,
  view: entryView,
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
  async whyKept(_, __, { classes }) {
    const left = countedWords([[classes, 'class', 'classes']])
    return left && `It is taught in ${left}. Archive ${classes === 1 ? 'it' : 'them'} first.`
  },
  async whyAway(db, { department }) {
    if (department && !(await departmentRows.holdCurrent(db, [department.id]))) {
      return 'Restore its department first.'
    }
  },
}

async function requireDepartment(tx: Transaction, departmentId: string | null) {
  if (departmentId && !(await departmentRows.holdCurrent(tx.db, [departmentId]))) {
    throw wrongField('departmentId', noDepartment)
  }
}

export const listCourses = handle(structure.listCourses, async (ctx, query) => {
  const filters = [query.departmentId ? inDepartment.courses(query.departmentId) : undefined]
  return pageView(await courseRows.list(ctx.db, query, filters), query, kind.view)
})

export const readCourse = handle(structure.readCourse, async (ctx, { courseId }) =>
  kind.view(await entryOrNotFound(ctx.db, kind, courseId)),
)

export const createCourse = handle(structure.createCourse, (ctx, input) =>
  createEntry(ctx, kind, async (tx, history) => {
    await requireDepartment(tx, input.departmentId)
    return courseRows.insert(tx.db, { ...input, ...history })
  }),
)

export const updateCourse = handle(structure.updateCourse, (ctx, { courseId, version, ...input }) =>
  updateEntry(ctx, kind, courseId, async (tx, updatedAt) => {
    await requireDepartment(tx, input.departmentId)
    return courseRows.change(tx.db, courseId, version, { ...input, updatedAt })
  }),
)

export const archiveCourse = handle(structure.archiveCourse, (ctx, { courseId }) =>
  archiveEntry(ctx, kind, courseId),
)

export const restoreCourse = handle(structure.restoreCourse, (ctx, { courseId }) =>
  restoreEntry(ctx, kind, courseId),
)
