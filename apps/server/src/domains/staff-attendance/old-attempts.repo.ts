import { oldRows } from '#db/old-rows.ts'
import { staffAttempts } from './staff-attendance.tables.ts'

export const oldAttempts = oldRows(staffAttempts, staffAttempts.at)
