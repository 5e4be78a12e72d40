import type { studentAttendance } from '@campanile/contract/student-attendance.ts'
import type { Routes } from '#http/routes.ts'
import { applyAttendanceImport, checkAttendanceImport } from './attendance-import.service.ts'
import { exportAttendanceRecords } from './records-export.service.ts'
import {
  correctAttendance,
  findSessions,
  listAttendanceRecords,
  listStudentTotals,
  readRecordHistory,
  readStudentAttendance,
} from './student-attendance.service.ts'

export const studentAttendanceRoutes: Routes<typeof studentAttendance> = {
  listAttendanceRecords,
  exportAttendanceRecords,
  listStudentTotals,
  findSessions,
  readStudentAttendance,
  readRecordHistory,
  correctAttendance,
  checkAttendanceImport,
  applyAttendanceImport,
}
