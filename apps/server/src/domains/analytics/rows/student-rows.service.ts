import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { inPortions } from '#documents/portions.ts'
import { handle } from '#http/handle.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { inScopeOr, namedFrameOf } from '../scope.service.ts'
import { fallsBelow, figuresOf } from '../views/figures.rules.ts'
import { listStudentRows, listStudentsAfter, type StudentRow } from './student-rows.repo.ts'

/** Counts only sessions with a record of this student. */
const marksOf = ({ present, late, absent, excused }: StudentRow) =>
  figuresOf({ sessions: present + late + absent + excused, present, late, absent, excused })

export const listAnalyticsStudents = handle(
  analyticsRows.listAnalyticsStudents,
  async (ctx, { search, sort, page, pageSize, ...asked }) => {
    const { scope, term, narrowedTo, required } = await namedFrameOf(ctx, asked)
    const { rows, total } = await inScopeOr(scope, { rows: [], total: 0 }, (it) =>
      listStudentRows(ctx.reading, { scope: it, search }, { sort, page, pageSize }),
    )
    const items = rows.map((row) => ({
      studentId: row.studentId,
      studentName: `${row.firstName} ${row.lastName}`,
      number: row.number,
      batch: row.batch,
      programme: row.programme,
      classes: row.classes,
      ...marksOf(row),
      below: fallsBelow(row, required),
    }))
    return { items, total, page, pageSize, term, narrowedTo }
  },
)

export const exportAnalyticsStudents = handle(
  analyticsRows.exportAnalyticsStudents,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { search, ...asked } = input
    const { scope, term, narrowedTo, timeZone } = await namedFrameOf(ctx, asked)
    const rows = inPortions<StudentRow>((after, limit) =>
      inScopeOr(scope, [], (it) => listStudentsAfter(ctx.reading, { scope: it, search }, after, limit)),
    )
    const table = sheet(rows, (c) => [
      c.text('Last name', 20, (it) => it.lastName),
      c.text('First name', 20, (it) => it.firstName),
      c.text('Number', 13, (it) => it.number),
      c.text('Batch', 12, (it) => it.batch),
      c.text('Programme', 26, (it) => it.programme),
      c.number('Classes', (it) => it.classes),
      ...c.marks(marksOf),
    ])
    return auditedFile(ctx, table, {
      view: 'students',
      asked: input,
      format,
      timeZone,
      title: 'Students',
      of: [term?.name, ...narrowedTo.map(({ name }) => name)],
    })
  },
)
