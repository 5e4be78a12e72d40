import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ReportFilter, ReportGroup } from '@campanile/contract/insight/reports.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

/** What the rows are called: in the choice, one of them, several. */
export const reportGroupWords: Record<
  ReportGroup,
  { choice: string; head: string; one: string; many: string }
> = {
  class: { choice: m.classes(), head: m.class(), one: m.classInline(), many: m.classesInline() },
  student: { choice: m.students(), head: m.student(), one: m.studentInline(), many: m.studentsInline() },
  enrolment: {
    choice: m.studentsInEachClass(),
    head: m.studentAndClass(),
    one: m.studentInAClass(),
    many: m.studentsInTheirClasses(),
  },
  batch: { choice: m.batches(), head: m.batch(), one: m.batchInline(), many: m.batchesInline() },
  programme: {
    choice: m.programmes(),
    head: m.programme(),
    one: m.programmeInline(),
    many: m.programmesInline(),
  },
  lecturer: { choice: m.lecturers(), head: m.lecturer(), one: m.lecturerInline(), many: m.lecturersInline() },
}

export const reportFilterWords: Record<ReportFilter, string> = {
  programmeId: m.programme(),
  batchId: m.batch(),
  classId: m.class(),
  lecturerId: m.lecturer(),
  studentId: m.student(),
}

const number = new Intl.NumberFormat(locale)

/** "312 students, 23 below 75%" */
export function countText(by: ReportGroup, total: number, below: number, required: number): string {
  const { one, many } = reportGroupWords[by]
  const rows = `${number.format(total)} ${total === 1 ? one : many}`
  return below === 0 ? rows : m.rowsBelowBelowRequired({ rows, below: number.format(below), required })
}

/** 83.3%, or a placeholder before anything counts. */
export const attendanceRateWords = (percentage: number | null) =>
  percentage === null ? m.none() : rateText(percentage)
