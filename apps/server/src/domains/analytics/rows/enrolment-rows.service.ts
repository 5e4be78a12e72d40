import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { computeRecordedFigures } from '../views/figures.rules.ts'
import { enrolmentRows } from './enrolment-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const enrolments = rowList({
  query: enrolmentRows,
  view: 'enrolments',
  title: (m) => m.studentsInClasses(),
  item: (row) => ({
    ...row,
    studentName: `${row.firstName} ${row.lastName}`,
    ...computeRecordedFigures(row),
  }),
  columns: (c, { m, shared }) => [
    c.text(shared.lastName(), 20, (it) => it.lastName),
    c.text(shared.firstName(), 20, (it) => it.firstName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(shared.batch(), 12, (it) => it.batch),
    c.text(shared.class(), 12, (it) => it.courseCode),
    c.text(shared.courseTitle(), 32, (it) => it.courseTitle),
    ...c.marks(computeRecordedFigures),
    c.number(m.workDue(), (it) => it.due),
    c.number(m.submitted(), (it) => it.submitted),
    c.number(m.inTime(), (it) => it.inTime),
    c.percent(m.meanMarkPercent(), (it) => it.mark),
  ],
})

export const listAnalyticsEnrolments = handle(analyticsRows.listAnalyticsEnrolments, enrolments.list)
export const exportAnalyticsEnrolments = handle(
  analyticsRows.exportAnalyticsEnrolments,
  enrolments.exportFile,
)
