import { accounts } from './accounts.ts'
import { analytics } from './analytics.ts'
import { analyticsRows } from './analytics-rows.ts'
import { analyticsStaff } from './analytics-staff.ts'
import { assignments } from './assignments.ts'
import { atRisk } from './at-risk.ts'
import { attendance } from './attendance.ts'
import { attendanceReview } from './attendance-review.ts'
import { audit } from './audit.ts'
import { bankDetailsOperations } from './bank-details.ts'
import { calendarFeed } from './calendar-feed.ts'
import { campusPulse } from './campus-pulse.ts'
import { checkIn } from './check-in.ts'
import { checkInWaysOperations } from './check-in-ways.ts'
import { classSessions } from './class-sessions.ts'
import { connectionOperations } from './connections.ts'
import { displays } from './displays.ts'
import { disputes } from './disputes.ts'
import { erasures } from './erasure.ts'
import { examDeferrals, examSeats } from './exam-seats.ts'
import { exams } from './exams.ts'
import { faces } from './faces.ts'
import { gradeSchemes } from './grade-scheme.ts'
import { imports } from './imports.ts'
import { institutionOperations } from './institution.ts'
import { kiosk } from './kiosk.ts'
import { lateSubmissions } from './late-submissions.ts'
import { leave } from './leave.ts'
import { leaveBalances } from './leave-balances.ts'
import { leaveManagement } from './leave-management.ts'
import { leaveTypes } from './leave-types.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { mails } from './mail.ts'
import { markEntry } from './mark-entry.ts'
import { markSheets } from './mark-sheets.ts'
import { marking } from './marking.ts'
import { marksImports } from './marks-import.ts'
import { marksModeration } from './marks-moderation.ts'
import { meetings } from './meetings.ts'
import { missedRegisters } from './missed-registers.ts'
import { mitigation } from './mitigation.ts'
import { mitigationReview } from './mitigation-review.ts'
import { myAttendance } from './my-attendance.ts'
import { myData } from './my-data.ts'
import { myExams } from './my-exams.ts'
import { myPay, payQuestions } from './my-pay.ts'
import { mySignIn } from './my-sign-in.ts'
import { notifications } from './notifications.ts'
import { offlineClaims } from './offline-claims.ts'
import { passkeys } from './passkeys.ts'
import { payDiscrepancies } from './pay-discrepancies.ts'
import { payItems } from './pay-items.ts'
import { payProfiles } from './pay-profiles.ts'
import { payRuns } from './pay-runs.ts'
import { payslips } from './payslips.ts'
import { people } from './people.ts'
import { policySimulation } from './policy-simulation.ts'
import { push } from './push.ts'
import { reports } from './reports.ts'
import { results } from './results.ts'
import { retention } from './retention.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { shiftRules } from './shift-rules.ts'
import { staffAttendance } from './staff-attendance.ts'
import { staffBoard } from './staff-board.ts'
import { staffCorrections } from './staff-corrections.ts'
import { staffLinks } from './staff-links.ts'
import { structure } from './structure.ts'
import { studentAttendance } from './student-attendance.ts'
import { submissions } from './submissions.ts'
import { systemStatusOperations } from './system-status.ts'
import { timetable } from './timetable.ts'
import { transcripts } from './transcripts.ts'
import { waiting } from './waiting.ts'

/** Every operation of the API under its one name. */
export const operations = {
  ...accounts,
  ...passkeys,
  ...secondFactor,
  ...mySignIn,
  ...myData,
  ...people,
  ...faces,
  ...structure,
  ...timetable,
  ...schedule,
  ...calendarFeed,
  ...meetings,
  ...classSessions,
  ...exams,
  ...examSeats,
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
  ...leaveManagement,
  ...leaveTypes,
  ...leaveBalances,
  ...offlineClaims,
  ...assignments,
  ...submissions,
  ...marking,
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
  ...myPay,
  ...payQuestions,
  ...bankDetailsOperations,
  ...notifications,
  ...mails,
  ...push,
  ...reports,
  ...waiting,
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
  ...systemStatusOperations,
  ...audit,
  ...retention,
  ...erasures,
  ...imports,
  ...search,
  ...lobby,
  ...live,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
