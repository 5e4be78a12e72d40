import { oldRows } from '#db/old-rows.ts'
import { staffAttempts } from './staff-attendance.tables.ts'

/** Attempts to begin or end a day, kept as long as students' attempts to check in. */
export const oldStaffAttempts = oldRows(staffAttempts, staffAttempts.at)
