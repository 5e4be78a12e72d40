import { accounts } from './accounts.ts'
import { assignments } from './assignments.ts'
import { attendance } from './attendance.ts'
import { attendanceReview } from './attendance-review.ts'
import { audit } from './audit.ts'
import { bankDetailsOperations } from './bank-details.ts'
import { calendarFeed } from './calendar-feed.ts'
import { checkInWaysOperations } from './check-in-ways.ts'
import { classSessions } from './class-sessions.ts'
import { connectionOperations } from './connections.ts'
import { disputes } from './disputes.ts'
import { examDeferrals, examSeats } from './exam-seats.ts'
import { exams } from './exams.ts'
import { faces } from './faces.ts'
import { gradeSchemes } from './grade-scheme.ts'
import { imports } from './imports.ts'
import { institutionOperations } from './institution.ts'
import { kiosk } from './kiosk.ts'
import { lateSubmissions } from './late-submissions.ts'
import { leave } from './leave.ts'
import { leaveManagement } from './leave-management.ts'
import { live } from './live.ts'
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
import { push } from './push.ts'
import { reports } from './reports.ts'
import { results } from './results.ts'
import { retention } from './retention.ts'
import { schedule } from './schedule.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { staffAttendance } from './staff-attendance.ts'
import { staffManagement } from './staff-management.ts'
import { structure } from './structure.ts'
import { studentAttendance } from './student-attendance.ts'
import { submissions } from './submissions.ts'
import { timetable } from './timetable.ts'
import { transcripts } from './transcripts.ts'

/** Every operation of the API under its one name. */
export const operations = {
  ...accounts,
  ...passkeys,
  ...secondFactor,
  ...mySignIn,
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
  ...checkInWaysOperations,
  ...kiosk,
  ...myAttendance,
  ...missedRegisters,
  ...disputes,
  ...attendanceReview,
  ...studentAttendance,
  ...staffAttendance,
  ...staffManagement,
  ...leave,
  ...leaveManagement,
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
  ...transcripts,
  ...settings,
  ...institutionOperations,
  ...connectionOperations,
  ...audit,
  ...retention,
  ...imports,
  ...live,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
