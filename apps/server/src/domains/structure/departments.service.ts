import { structure } from '@campanile/contract/structure/structure.ts'
import type { Department } from '@campanile/contract/structure/structure-catalogue.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { type DepartmentRow, departmentRows } from './catalogue.repo.ts'
import {
  archiveEntry,
  createEntry,
  type EntryKind,
  entryOrNotFound,
  entryView,
  pageView,
  restoreEntry,
  updateEntry,
} from './entry.service.ts'

const kind: EntryKind<DepartmentRow, Department> = {
  entity: 'department',
  rows: departmentRows,
  view: entryView,
  facts: ({ name }) => ({ name }),
  taken: {
    constraint: 'departments_name',
    field: 'name',
    sentence: 'Another department has this name; it may be archived',
  },
  async whyKept(_, __, { programmes, courses }) {
    const left = countedWords([
      [programmes, 'programme', 'programmes'],
      [courses, 'course', 'courses'],
    ])
    return left && `It has ${left}. Archive or move them first.`
  },
}

export const listDepartments = handle(structure.listDepartments, async (ctx, query) =>
  pageView(await departmentRows.list(ctx.db, query), query, kind.view),
)

export const readDepartment = handle(structure.readDepartment, async (ctx, { departmentId }) =>
  kind.view(await entryOrNotFound(ctx.db, kind, departmentId)),
)

export const createDepartment = handle(structure.createDepartment, (ctx, input) =>
  createEntry(ctx, kind, (tx, history) => departmentRows.insert(tx.db, { ...input, ...history })),
)

export const updateDepartment = handle(
  structure.updateDepartment,
  (ctx, { departmentId, version, ...input }) =>
    updateEntry(ctx, kind, departmentId, (tx, updatedAt) =>
      departmentRows.change(tx.db, departmentId, version, { ...input, updatedAt }),
    ),
)

export const archiveDepartment = handle(structure.archiveDepartment, (ctx, { departmentId }) =>
  archiveEntry(ctx, kind, departmentId),
)

export const restoreDepartment = handle(structure.restoreDepartment, (ctx, { departmentId }) =>
  restoreEntry(ctx, kind, departmentId),
)

/** The error for a field with a department that no longer exists or is archived. */
export const noDepartment = 'Choose a department that is not archived'
