import { oldRows } from '#db/old-rows.ts'
import { studentCases } from './student-cases.tables.ts'

/** Closed cases, as long as the log in which their notes can be read. */
export const closedCases = oldRows(studentCases, studentCases.closedAt)
