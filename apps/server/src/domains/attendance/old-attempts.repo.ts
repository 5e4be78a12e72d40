import { oldRows } from '#db/old-rows.ts'
import { attempts } from './attendance.tables.ts'

export const oldAttempts = oldRows(attempts, attempts.at)
