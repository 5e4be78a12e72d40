import type { Operations } from '@campanile/contract/operations.ts'
import { accountsRoutes } from '#domains/accounts/accounts.routes.ts'
import { mySignInRoutes } from '#domains/accounts/my-sign-in.routes.ts'
import { passkeysRoutes } from '#domains/accounts/passkeys.routes.ts'
import { secondFactorRoutes } from '#domains/accounts/second-factor.routes.ts'
import { analyticsRoutes } from '#domains/analytics/analytics.routes.ts'
import { assignmentsRoutes } from '#domains/assignments/assignments.routes.ts'
import { attendanceRoutes } from '#domains/attendance/attendance.routes.ts'
import { checkInWaysRoutes } from '#domains/attendance/check-in-ways.routes.ts'
import { kioskRoutes } from '#domains/attendance/kiosk.routes.ts'
import { myAttendanceRoutes } from '#domains/attendance/my-attendance.routes.ts'
import { offlineClaimRoutes } from '#domains/attendance/offline-claims.routes.ts'
import { reviewRoutes } from '#domains/attendance/review.routes.ts'
import { studentAttendanceRoutes } from '#domains/attendance/student-attendance.routes.ts'
import { auditRoutes } from '#domains/audit/audit.routes.ts'
import { displaysRoutes } from '#domains/displays/displays.routes.ts'
import { erasureRoutes } from '#domains/erasure/erasure.routes.ts'
import { examsRoutes } from '#domains/exams/exams.routes.ts'
import { facesRoutes } from '#domains/faces/faces.routes.ts'
import { importsRoutes } from '#domains/imports/imports.routes.ts'
import { reportsRoutes } from '#domains/insight/reports.routes.ts'
import { waitingRoutes } from '#domains/insight/waiting.routes.ts'
import { leaveRoutes } from '#domains/leave/leave.routes.ts'
import { lobbyRoutes } from '#domains/lobby/lobby.routes.ts'
import { mailRoutes } from '#domains/mail/mail.routes.ts'
import { mitigationRoutes } from '#domains/mitigation/mitigation.routes.ts'
import { myDataRoutes } from '#domains/my-data/my-data.routes.ts'
import { notificationsRoutes } from '#domains/notifications/notifications.routes.ts'
import { pushRoutes } from '#domains/notifications/push.routes.ts'
import { payPapersRoutes } from '#domains/payroll/pay-papers.routes.ts'
import { payrollRoutes } from '#domains/payroll/payroll.routes.ts'
import { peopleRoutes } from '#domains/people/people.routes.ts'
import { papersRoutes } from '#domains/results/papers.routes.ts'
import { resultsRoutes } from '#domains/results/results.routes.ts'
import { retentionRoutes } from '#domains/retention/retention.routes.ts'
import { searchRoutes } from '#domains/search/search.routes.ts'
import { settingsRoutes } from '#domains/settings/settings.routes.ts'
import { staffAttendanceRoutes } from '#domains/staff-attendance/staff-attendance.routes.ts'
import { statusRoutes } from '#domains/status/status.routes.ts'
import type { ThisProcess } from '#domains/status/status.service.ts'
import { structureRoutes } from '#domains/structure/structure.routes.ts'
import { calendarFeedRoutes } from '#domains/timetable/calendar-feed.routes.ts'
import { scheduleRoutes } from '#domains/timetable/schedule.routes.ts'
import { timetableRoutes } from '#domains/timetable/timetable.routes.ts'
import type { Hub } from '#events/hub.ts'
import { liveRoutes } from '#events/live.routes.ts'
import type { Routes } from '#http/routes.ts'

/** Every operation of the contract with the function that answers it. */
export const operationRoutes = (hub: Hub, thisProcess: ThisProcess): Routes<Operations> => ({
  ...accountsRoutes,
  ...passkeysRoutes,
  ...secondFactorRoutes,
  ...mySignInRoutes,
  ...myDataRoutes,
  ...peopleRoutes,
  ...facesRoutes,
  ...structureRoutes,
  ...timetableRoutes,
  ...examsRoutes,
  ...scheduleRoutes,
  ...calendarFeedRoutes,
  ...attendanceRoutes,
  ...checkInWaysRoutes,
  ...kioskRoutes,
  ...displaysRoutes,
  ...myAttendanceRoutes,
  ...reviewRoutes,
  ...studentAttendanceRoutes,
  ...staffAttendanceRoutes,
  ...leaveRoutes,
  ...offlineClaimRoutes,
  ...assignmentsRoutes,
  ...mitigationRoutes,
  ...resultsRoutes,
  ...papersRoutes,
  ...payPapersRoutes,
  ...payrollRoutes,
  ...notificationsRoutes,
  ...mailRoutes,
  ...pushRoutes,
  ...reportsRoutes,
  ...searchRoutes,
  ...lobbyRoutes,
  ...waitingRoutes,
  ...analyticsRoutes,
  ...settingsRoutes,
  ...statusRoutes(thisProcess),
  ...auditRoutes,
  ...retentionRoutes,
  ...erasureRoutes,
  ...importsRoutes,
  ...liveRoutes(hub),
})
