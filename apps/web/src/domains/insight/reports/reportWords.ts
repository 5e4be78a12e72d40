import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ReportFilter, ReportGroup } from '@campanile/contract/insight/reports.ts'
import { locale } from '#lib/locale.ts'

/** What the rows are called: in the choice, one of them, several. */
export const reportGroupWords: Record<
  ReportGroup,
  { choice: string; head: string; one: string; many: string }
> = {
  class: { choice: 'Classes', head: 'Class', one: 'class', many: 'classes' },
  student: { choice: 'Students', head: 'Student', one: 'student', many: 'students' },
  enrolment: {
    choice: 'Students in each class',
    head: 'Student and class',
    one: 'student in a class',
    many: 'students in their classes',
  },
  batch: { choice: 'Batches', head: 'Batch', one: 'batch', many: 'batches' },
  programme: { choice: 'Programmes', head: 'Programme', one: 'programme', many: 'programmes' },
  lecturer: { choice: 'Lecturers', head: 'Lecturer', one: 'lecturer', many: 'lecturers' },
}

export const reportFilterWords: Record<ReportFilter, string> = {
  programmeId: 'Programme',
  batchId: 'Batch',
  classId: 'Class',
  lecturerId: 'Lecturer',
  studentId: 'Student',
}

const number = new Intl.NumberFormat(locale)

/** "312 students, 23 below 75%" */
export function countText(by: ReportGroup, total: number, below: number, required: number): string {
  const { one, many } = reportGroupWords[by]
  const rows = `${number.format(total)} ${total === 1 ? one : many}`
  return below === 0 ? rows : `${rows}, ${number.format(below)} below ${required}%`
}

/** 83.3%, or a placeholder before anything counts. */
export const attendanceRateWords = (percentage: number | null) =>
  percentage === null ? 'None' : rateText(percentage)
