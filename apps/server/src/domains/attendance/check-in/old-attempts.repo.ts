import { oldRows } from '#db/old-rows.ts'
import { anonymousScans, attempts } from '../attendance.tables.ts'

export const oldAttempts = oldRows(attempts, attempts.at)
export const oldAnonymousScans = oldRows(anonymousScans, anonymousScans.lastAt)
