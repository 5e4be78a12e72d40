import type { myAttendance } from '@campanile/contract/my-attendance.ts'
import type { Routes } from '#http/routes.ts'
import { readMyAttendance } from './my-attendance.service.ts'
import { giveAbsenceNotice, listMySessions, withdrawAbsenceNotice } from './my-sessions.service.ts'

export const myAttendanceRoutes: Routes<typeof myAttendance> = {
  readMyAttendance,
  listMySessions,
  giveAbsenceNotice,
  withdrawAbsenceNotice,
}
