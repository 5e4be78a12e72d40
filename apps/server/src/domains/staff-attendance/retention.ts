import { oldRows } from '#db/old-rows.ts'
import { staffAttempts } from './staff-attendance.tables.ts'

/** Attempts to check in or out for the day, kept as long as students' check-in attempts. */
export const oldStaffAttempts = oldRows(staffAttempts, staffAttempts.at)
