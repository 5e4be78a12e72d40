import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { computeRecordedFigures, fallsBelow } from '../views/figures.rules.ts'
import { rowList } from './row-list.service.ts'
import { studentRows } from './student-rows.repo.ts'

const students = rowList({
  query: studentRows,
  view: 'students',
  title: (m) => m.students(),
  item: (row, { required }) => ({
    ...row,
    studentName: `${row.firstName} ${row.lastName}`,
    ...computeRecordedFigures(row),
    below: fallsBelow(row, required),
  }),
  columns: (c, { m, shared }) => [
    c.text(shared.lastName(), 20, (it) => it.lastName),
    c.text(shared.firstName(), 20, (it) => it.firstName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(shared.batch(), 12, (it) => it.batch),
    c.text(shared.programme(), 26, (it) => it.programme),
    c.number(m.classes(), (it) => it.classes),
    ...c.marks(computeRecordedFigures),
  ],
})

export const listAnalyticsStudents = handle(analyticsRows.listAnalyticsStudents, students.list)
export const exportAnalyticsStudents = handle(analyticsRows.exportAnalyticsStudents, students.exportFile)
