import { analytics } from '../analytics/analytics.ts'
import { analyticsRows } from '../analytics/analytics-rows.ts'
import { analyticsStaff } from '../analytics/analytics-staff.ts'
import { atRisk } from '../analytics/at-risk.ts'
import { campusPulse } from '../analytics/campus-pulse.ts'
import { policySimulation } from '../analytics/policy-simulation.ts'
import { annotations } from '../assignments/annotations.ts'
import { assignments } from '../assignments/assignments.ts'
import { handInReminders } from '../assignments/hand-in-reminders.ts'
import { lateSubmissions } from '../assignments/late-submissions.ts'
import { marking } from '../assignments/marking.ts'
import { rubrics } from '../assignments/rubric.ts'
import { similarWorkOperations } from '../assignments/similar-work.ts'
import { submissions } from '../assignments/submissions.ts'
import { attendance } from '../attendance/attendance.ts'
import { attendanceReview } from '../attendance/attendance-review.ts'
import { checkInWaysOperations } from '../attendance/check-in-ways.ts'
import { disputes } from '../attendance/disputes.ts'
import { missedRegisters } from '../attendance/missed-registers.ts'
import { offlineClaims } from '../attendance/offline-claims.ts'
import { studentAttendance } from '../attendance/student-attendance.ts'
import { audit } from '../audit/audit.ts'
import { examDeferrals, examSeats } from '../exams/exam-seats.ts'
import { exams } from '../exams/exams.ts'
import { reports } from '../insight/reports.ts'
import { leave } from '../leave/leave.ts'
import { leaveBalances } from '../leave/leave-balances.ts'
import { leaveCovers } from '../leave/leave-covers.ts'
import { leaveManagement } from '../leave/leave-management.ts'
import { leaveTypes } from '../leave/leave-types.ts'
import { mitigation } from '../mitigation/mitigation.ts'
import { mitigationReview } from '../mitigation/mitigation-review.ts'
import type { Operation } from '../operation.ts'
import type { OperationName, Operations } from '../operations.ts'
import { payQuestions } from '../payroll/my-pay.ts'
import { payDiscrepancies } from '../payroll/pay-discrepancies.ts'
import { payItems } from '../payroll/pay-items.ts'
import { payProfiles } from '../payroll/pay-profiles.ts'
import { payRuns } from '../payroll/pay-runs.ts'
import { payslips } from '../payroll/payslips.ts'
import { unpaidPeople } from '../payroll/unpaid-people.ts'
import { people } from '../people/people.ts'
import { peoplePhotos } from '../people/people-photos.ts'
import { gradeSchemes } from '../results/grade-scheme.ts'
import { markEntry } from '../results/mark-entry.ts'
import { markSheets } from '../results/mark-sheets.ts'
import { marksImports } from '../results/marks-import.ts'
import { marksModeration } from '../results/marks-moderation.ts'
import { results } from '../results/results.ts'
import { transcripts } from '../results/transcripts.ts'
import { shiftRules } from '../staff-attendance/shift-rules.ts'
import { staffBoard } from '../staff-attendance/staff-board.ts'
import { staffCorrections } from '../staff-attendance/staff-corrections.ts'
import { staffLinks } from '../staff-attendance/staff-links.ts'
import { structure } from '../structure/structure.ts'
import { classSessions } from '../timetable/class-sessions.ts'
import { meetings } from '../timetable/meetings.ts'
import { sessionRequests } from '../timetable/session-requests.ts'
import { timetable } from '../timetable/timetable.ts'
import type { ApiDomain, ApiScope } from './api-scopes.ts'

const { readPayTotals, listAnalyticsPayslips, exportAnalyticsPayslips, ...staffFigures } = analyticsStaff

/** Operations considered for each domain. A group that is not listed is never available to programs. */
const groups: Record<ApiDomain, Partial<Operations>> = {
  people: { ...people, ...peoplePhotos },
  structure,
  // OneRoster, whose routes are the standard’s.
  roster: {},
  timetable: { ...timetable, ...meetings, ...classSessions, ...sessionRequests },
  attendance: {
    ...attendance,
    ...attendanceReview,
    ...checkInWaysOperations,
    ...disputes,
    ...missedRegisters,
    ...offlineClaims,
    ...studentAttendance,
    ...reports,
  },
  staff: { ...staffBoard, ...staffCorrections, ...shiftRules, ...staffLinks },
  assignments: {
    ...assignments,
    ...submissions,
    ...marking,
    ...annotations,
    ...rubrics,
    ...handInReminders,
    ...lateSubmissions,
    ...similarWorkOperations,
  },
  exams: { ...exams, ...examSeats, ...examDeferrals },
  results: {
    ...markSheets,
    ...markEntry,
    ...marksImports,
    ...marksModeration,
    ...results,
    ...gradeSchemes,
    ...transcripts,
  },
  mitigation: { ...mitigation, ...mitigationReview },
  leave: { ...leave, ...leaveManagement, ...leaveTypes, ...leaveBalances, ...leaveCovers },
  pay: {
    ...payRuns,
    ...payItems,
    ...payProfiles,
    ...payDiscrepancies,
    ...payslips,
    ...unpaidPeople,
    ...payQuestions,
    ...{ readPayTotals, listAnalyticsPayslips, exportAnalyticsPayslips },
  },
  analytics: {
    ...analytics,
    ...analyticsRows,
    ...staffFigures,
    ...atRisk,
    ...campusPulse,
    ...policySimulation,
  },
  audit,
  // A directory uses SCIM instead (decision 0050).
  directory: {},
}

/** Operations that programs never get, with the reason. */
const withheld: Partial<Record<OperationName, string>> = {
  signPersonOut: 'Auth sessions are for people.',
  replacePersonPhoto: 'Pictures of faces are for people.',
  removePersonPhoto: 'Pictures of faces are for people.',
  readPersonPhoto: 'Pictures of faces are for people.',
  readCheckInCode: 'A program that knows the code could check in anyone from anywhere.',
  downloadPayslip: 'The person who opens the file sets its password.',
}

const kinds: readonly Operation['kind'][] = ['json', 'file', 'upload']
/** Rules that are about the caller as a person, or about something that only the caller has. */
const personal: readonly Operation['access'][] = ['own', 'visible', 'secret', 'display', 'anyone']

/** Whether an admin’s program can call it: not if it is personal or needs a person's confirmation. */
const isOffered = (name: OperationName, it: Operation): boolean =>
  it.roles !== 'public' &&
  it.roles.includes('admin') &&
  kinds.includes(it.kind) &&
  !personal.includes(it.access) &&
  it.confirms !== 'always' &&
  !it.beforeSecondFactor &&
  !(name in withheld)

const scopes = new Map<Operation, ApiScope>()

/** The operations that programs can call. */
export const apiOperations: readonly OperationName[] = Object.entries(groups).flatMap(([domain, group]) =>
  (Object.entries(group) as [OperationName, Operation][])
    .filter(([name, operation]) => isOffered(name, operation))
    .map(([name, operation]) => {
      scopes.set(operation, `${domain as ApiDomain}:${operation.method === 'GET' ? 'read' : 'change'}`)
      return name
    }),
)

/** The scope that an operation for programs needs. */
export function operationScope(operation: Operation): ApiScope {
  const scope = scopes.get(operation)
  if (!scope) throw new Error(`${operation.path} is not for programs.`)
  return scope
}
