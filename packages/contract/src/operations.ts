import { accounts } from './accounts/accounts.ts'
import { identityProviders, samlSignIn } from './accounts/identity-providers.ts'
import { mySignIn } from './accounts/my-sign-in.ts'
import { passkeys } from './accounts/passkeys.ts'
import { secondFactor } from './accounts/second-factor.ts'
import { analytics } from './analytics/analytics.ts'
import { analyticsRows } from './analytics/analytics-rows.ts'
import { analyticsStaff } from './analytics/analytics-staff.ts'
import { atRisk } from './analytics/at-risk.ts'
import { campusPulse } from './analytics/campus-pulse.ts'
import { policySimulation } from './analytics/policy-simulation.ts'
import { annotations } from './assignments/annotations.ts'
import { assignments } from './assignments/assignments.ts'
import { feedbackComments } from './assignments/feedback-comments.ts'
import { handInReminders } from './assignments/hand-in-reminders.ts'
import { lateSubmissions } from './assignments/late-submissions.ts'
import { marking } from './assignments/marking.ts'
import { rubrics } from './assignments/rubric.ts'
import { similarWorkOperations } from './assignments/similar-work.ts'
import { submissions } from './assignments/submissions.ts'
import { attendance } from './attendance/attendance.ts'
import { attendanceReview } from './attendance/attendance-review.ts'
import { checkIn } from './attendance/check-in.ts'
import { checkInWaysOperations } from './attendance/check-in-ways.ts'
import { disputes } from './attendance/disputes.ts'
import { kiosk } from './attendance/kiosk.ts'
import { missedRegisters } from './attendance/missed-registers.ts'
import { myAttendance } from './attendance/my-attendance.ts'
import { offlineClaims } from './attendance/offline-claims.ts'
import { studentAttendance } from './attendance/student-attendance.ts'
import { audit } from './audit/audit.ts'
import { displays } from './displays/displays.ts'
import { erasures } from './erasure/erasure.ts'
import { examDrafts } from './exams/exam-drafts.ts'
import { examDeferrals, examSeats } from './exams/exam-seats.ts'
import { exams } from './exams/exams.ts'
import { myExams } from './exams/my-exams.ts'
import { faces } from './faces/faces.ts'
import { imports } from './imports/imports.ts'
import { classOverviews } from './insight/class-overview.ts'
import { personPages } from './insight/person-page.ts'
import { reports } from './insight/reports.ts'
import { studentCases } from './insight/student-cases.ts'
import { waiting } from './insight/waiting.ts'
import { waitingItems } from './insight/waiting-items.ts'
import { leave } from './leave/leave.ts'
import { leaveBalances } from './leave/leave-balances.ts'
import { leaveCovers } from './leave/leave-covers.ts'
import { leaveManagement } from './leave/leave-management.ts'
import { leaveTypes } from './leave/leave-types.ts'
import { live } from './live.ts'
import { lobby } from './lobby/lobby.ts'
import { mails } from './mail/mail.ts'
import { mitigation } from './mitigation/mitigation.ts'
import { mitigationReview } from './mitigation/mitigation-review.ts'
import { myData } from './my-data/my-data.ts'
import { groupMessages } from './notifications/group-messages.ts'
import { notifications } from './notifications/notifications.ts'
import { push } from './notifications/push.ts'
import { rosterSourceOperations } from './oneroster/roster-source.ts'
import { bankDetailsOperations } from './payroll/bank-details.ts'
import { myPay, payQuestions } from './payroll/my-pay.ts'
import { payDiscrepancies } from './payroll/pay-discrepancies.ts'
import { payItems } from './payroll/pay-items.ts'
import { payProfiles } from './payroll/pay-profiles.ts'
import { payRuns } from './payroll/pay-runs.ts'
import { payslips } from './payroll/payslips.ts'
import { unpaidPeople } from './payroll/unpaid-people.ts'
import { people } from './people/people.ts'
import { peoplePhotos } from './people/people-photos.ts'
import { selectedPeople } from './people/selected-people.ts'
import { gradeSchemes } from './results/grade-scheme.ts'
import { markEntry } from './results/mark-entry.ts'
import { markSheets } from './results/mark-sheets.ts'
import { marksImports } from './results/marks-import.ts'
import { marksModeration } from './results/marks-moderation.ts'
import { results } from './results/results.ts'
import { transcripts } from './results/transcripts.ts'
import { retention } from './retention/retention.ts'
import { savedViews } from './saved-views/saved-views.ts'
import { scheduledReports } from './scheduled-reports/scheduled-reports.ts'
import { search } from './search/search.ts'
import { serviceAccounts } from './service-accounts/service-accounts.ts'
import { connectionOperations } from './settings/connections.ts'
import { institutionOperations } from './settings/institution.ts'
import { settings } from './settings/settings.ts'
import { shiftRules } from './staff-attendance/shift-rules.ts'
import { staffAttendance } from './staff-attendance/staff-attendance.ts'
import { staffBoard } from './staff-attendance/staff-board.ts'
import { staffCorrections } from './staff-attendance/staff-corrections.ts'
import { staffLinks } from './staff-attendance/staff-links.ts'
import { systemStatusOperations } from './status/system-status.ts'
import { structure } from './structure/structure.ts'
import { termRollovers } from './structure/term-rollover.ts'
import { calendarFeed } from './timetable/calendar-feed.ts'
import { classSessions } from './timetable/class-sessions.ts'
import { meetings } from './timetable/meetings.ts'
import { roomFeed } from './timetable/room-feed.ts'
import { roomUseOperations } from './timetable/room-use.ts'
import { schedule } from './timetable/schedule.ts'
import { sessionRequests } from './timetable/session-requests.ts'
import { timetable } from './timetable/timetable.ts'
import { timetableDrafts } from './timetable/timetable-drafts.ts'
import { weekTimetable } from './timetable/week-timetable.ts'
import { webhooks } from './webhooks/webhooks.ts'

/** Every operation of the API under its one name. */
export const operations = {
  ...accounts,
  ...identityProviders,
  ...samlSignIn,
  ...passkeys,
  ...secondFactor,
  ...mySignIn,
  ...myData,
  ...people,
  ...peoplePhotos,
  ...selectedPeople,
  ...faces,
  ...structure,
  ...termRollovers,
  ...timetable,
  ...weekTimetable,
  ...timetableDrafts,
  ...roomUseOperations,
  ...schedule,
  ...sessionRequests,
  ...calendarFeed,
  ...roomFeed,
  ...meetings,
  ...classSessions,
  ...exams,
  ...examSeats,
  ...examDrafts,
  ...examDeferrals,
  ...myExams,
  ...attendance,
  ...checkIn,
  ...checkInWaysOperations,
  ...kiosk,
  ...displays,
  ...myAttendance,
  ...missedRegisters,
  ...disputes,
  ...attendanceReview,
  ...studentAttendance,
  ...staffAttendance,
  ...staffBoard,
  ...staffCorrections,
  ...shiftRules,
  ...staffLinks,
  ...leave,
  ...leaveCovers,
  ...leaveManagement,
  ...leaveTypes,
  ...leaveBalances,
  ...offlineClaims,
  ...assignments,
  ...submissions,
  ...marking,
  ...rubrics,
  ...feedbackComments,
  ...annotations,
  ...handInReminders,
  ...similarWorkOperations,
  ...lateSubmissions,
  ...mitigation,
  ...mitigationReview,
  ...markSheets,
  ...markEntry,
  ...marksImports,
  ...marksModeration,
  ...results,
  ...gradeSchemes,
  ...payItems,
  ...payProfiles,
  ...payRuns,
  ...payDiscrepancies,
  ...payslips,
  ...unpaidPeople,
  ...myPay,
  ...payQuestions,
  ...bankDetailsOperations,
  ...notifications,
  ...groupMessages,
  ...mails,
  ...push,
  ...personPages,
  ...reports,
  ...classOverviews,
  ...waiting,
  ...waitingItems,
  ...studentCases,
  ...analytics,
  ...analyticsRows,
  ...atRisk,
  ...policySimulation,
  ...analyticsStaff,
  ...campusPulse,
  ...transcripts,
  ...settings,
  ...institutionOperations,
  ...connectionOperations,
  ...serviceAccounts,
  ...webhooks,
  ...rosterSourceOperations,
  ...systemStatusOperations,
  ...audit,
  ...retention,
  ...erasures,
  ...imports,
  ...savedViews,
  ...scheduledReports,
  ...search,
  ...lobby,
  ...live,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
