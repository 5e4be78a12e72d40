import { oldRows } from '#db/old-rows.ts'
import { studentCases } from './student-cases.tables.ts'

/** Closed cases, kept as long as the audit events that quote their notes. */
export const closedCases = oldRows(studentCases, studentCases.closedAt)
