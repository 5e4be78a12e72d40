import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ReportGroup } from '@campanile/contract/insight/reports.ts'
import { numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** Names of the rows: in the selection, and above them. */
export const reportGroupWords: Record<ReportGroup, { choice: string; head: string }> = {
  class: { choice: m.classes(), head: m.class() },
  student: { choice: m.students(), head: m.student() },
  enrolment: { choice: m.studentsInEachClass(), head: m.studentAndClass() },
  batch: { choice: m.batches(), head: m.batch() },
  programme: { choice: m.programmes(), head: m.programme() },
  lecturer: { choice: m.lecturers(), head: m.lecturer() },
}

/** "312 students, 23 below 75%" */
export function countText(by: ReportGroup, total: number, below: number, required: number): string {
  return below === 0
    ? m.rows({ by, rows: total })
    : m.rowsBelow({ by, rows: total, below: numberWords(below), required })
}

/** 83.3%, or a placeholder before anything counts. */
export const attendanceRateWords = (percentage: number | null) =>
  percentage === null ? m.none() : rateText(percentage)
