import type { analytics } from '@campanile/contract/analytics.ts'
import type { analyticsRows } from '@campanile/contract/analytics-rows.ts'
import type { analyticsStaff } from '@campanile/contract/analytics-staff.ts'
import type { atRisk } from '@campanile/contract/at-risk.ts'
import type { campusPulse } from '@campanile/contract/campus-pulse.ts'
import type { policySimulation } from '@campanile/contract/policy-simulation.ts'
import type { Routes } from '#http/routes.ts'
import { listAtRiskStudents } from './at-risk.service.ts'
import { compareAttendance } from './comparison.service.ts'
import { exportAnalyticsEnrolments, listAnalyticsEnrolments } from './enrolment-rows.service.ts'
import { exportAnalytics } from './export.service.ts'
import { readAnalyticsOverview } from './overview.service.ts'
import { readPayTotals } from './pay.service.ts'
import { exportAnalyticsPayslips, listAnalyticsPayslips } from './payslip-rows.service.ts'
import { listPolicyChanges, simulatePolicy } from './policy.service.ts'
import { readCampusPulse } from './pulse.service.ts'
import { rebuildAnalytics } from './rebuild.service.ts'
import { exportAnalyticsRecords, listAnalyticsRecords } from './record-rows.service.ts'
import { exportAnalyticsSessions, listAnalyticsSessions } from './session-rows.service.ts'
import { readStaffAnalytics } from './staff.service.ts'
import { exportAnalyticsStaffDays, listAnalyticsStaffDays } from './staff-day-rows.service.ts'
import { exportAnalyticsStudents, listAnalyticsStudents } from './student-rows.service.ts'
import { readAttendanceHeatmap, readLateness } from './times.service.ts'
import { readAttendanceHistory, readAttendanceTrend } from './trend.service.ts'
import { readWorkCorrelations } from './work.service.ts'

export const analyticsRoutes: Routes<
  typeof analytics &
    typeof analyticsRows &
    typeof analyticsStaff &
    typeof atRisk &
    typeof campusPulse &
    typeof policySimulation
> = {
  readAnalyticsOverview,
  readAttendanceHeatmap,
  readAttendanceTrend,
  readAttendanceHistory,
  compareAttendance,
  readLateness,
  readWorkCorrelations,
  exportAnalytics,
  rebuildAnalytics,
  listAnalyticsSessions,
  exportAnalyticsSessions,
  listAnalyticsRecords,
  exportAnalyticsRecords,
  listAnalyticsStudents,
  exportAnalyticsStudents,
  listAnalyticsEnrolments,
  exportAnalyticsEnrolments,
  listAtRiskStudents,
  simulatePolicy,
  listPolicyChanges,
  readStaffAnalytics,
  listAnalyticsStaffDays,
  exportAnalyticsStaffDays,
  readPayTotals,
  listAnalyticsPayslips,
  exportAnalyticsPayslips,
  readCampusPulse,
}
