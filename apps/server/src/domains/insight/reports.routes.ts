import type { reports } from '@campanile/contract/reports.ts'
import type { Routes } from '#http/routes.ts'
import { exportClassReport, readClassReport } from './class-report.service.ts'
import { exportAttendanceReport, readAttendanceReport } from './reports.service.ts'

export const reportsRoutes: Routes<typeof reports> = {
  readAttendanceReport,
  exportAttendanceReport,
  readClassReport,
  exportClassReport,
}
