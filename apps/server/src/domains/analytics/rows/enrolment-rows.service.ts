import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { recordedFiguresOf } from '../views/figures.rules.ts'
import { enrolmentRows } from './enrolment-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const enrolments = rowList({
  query: enrolmentRows,
  view: 'enrolments',
  title: 'Students in classes',
  item: (row) => ({
    ...row,
    studentName: `${row.firstName} ${row.lastName}`,
    ...recordedFiguresOf(row),
  }),
  columns: (c) => [
    c.text('Last name', 20, (it) => it.lastName),
    c.text('First name', 20, (it) => it.firstName),
    c.text('Number', 13, (it) => it.number),
    c.text('Batch', 12, (it) => it.batch),
    c.text('Class', 12, (it) => it.courseCode),
    c.text('Course title', 32, (it) => it.courseTitle),
    ...c.marks(recordedFiguresOf),
    c.number('Work due', (it) => it.due),
    c.number('Submitted', (it) => it.submitted),
    c.number('In time', (it) => it.inTime),
    c.number('Mean mark %', (it) => it.mark),
  ],
})

export const listAnalyticsEnrolments = handle(analyticsRows.listAnalyticsEnrolments, enrolments.list)
export const exportAnalyticsEnrolments = handle(
  analyticsRows.exportAnalyticsEnrolments,
  enrolments.exportFile,
)
