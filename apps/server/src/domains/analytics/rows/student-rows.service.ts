import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { fallsBelow, recordedFiguresOf } from '../views/figures.rules.ts'
import { rowList } from './row-list.service.ts'
import { studentRows } from './student-rows.repo.ts'

const students = rowList({
  query: studentRows,
  view: 'students',
  title: 'Students',
  item: (row, { required }) => ({
    ...row,
    studentName: `${row.firstName} ${row.lastName}`,
    ...recordedFiguresOf(row),
    below: fallsBelow(row, required),
  }),
  columns: (c) => [
    c.text('Last name', 20, (it) => it.lastName),
    c.text('First name', 20, (it) => it.firstName),
    c.text('Number', 13, (it) => it.number),
    c.text('Batch', 12, (it) => it.batch),
    c.text('Programme', 26, (it) => it.programme),
    c.number('Classes', (it) => it.classes),
    ...c.marks(recordedFiguresOf),
  ],
})

export const listAnalyticsStudents = handle(analyticsRows.listAnalyticsStudents, students.list)
export const exportAnalyticsStudents = handle(analyticsRows.exportAnalyticsStudents, students.exportFile)
