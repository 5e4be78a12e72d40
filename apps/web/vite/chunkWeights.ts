/**
 * How often the loads of a starting point count, and how many times as much each of its files, if not once. The homes are
 * loaded most; the others come close to a budget of script (e2e/support/script-budget.ts), or were found to move code out
 * of the way of those that do. Raise the first number of a screen with too many kilobytes, the second of one with too
 * many files.
 */
const weights: Record<string, readonly [loads: number, files: number]> = {
  'shell/homes/StudentHome': [712, 0.8],
  'domains/exams/ExamsScreen': [337, 0.7],
  'shell/attendance/LecturerAttendance': [230, 1],
  'domains/exams/form/ExamFormPanel': [228, 0.8],
  'domains/mitigation/mine/RequestNews': [179, 0.8],
  'domains/mitigation/mine/StudentMitigation': [83, 1],
  'domains/structure/rollover/TermStep': [80, 0.7],
  'domains/mitigation/mine/NewRequest': [72, 1],
  'shell/AnalyticsPage': [71, 1.56],
  'domains/settings/InstitutionSettings': [53, 0.7],
  'domains/assignments/teaching/TaughtAssignments': [51, 1],
  'domains/results/sheet/MarkSheetScreen': [51, 1],
  'domains/mitigation/review/AdminMitigation': [48, 1],
  'domains/mitigation/MitigationScreen': [37, 0.9],
  'domains/insight/analytics/risk/AtRiskView': [31, 2],
  'shell/AdminLeavePages': [30, 3],
  'domains/structure/rollover/RolloverScreen': [25, 0.9],
  'domains/insight/analytics/policy/PolicyView': [24, 1],
  'domains/faces/FaceSettings': [21, 1],
  'shell/attendance/AdminAttendance': [20, 3],
  'shell/attendance/StaffAttendance': [20, 1],
  'shell/attendance/StudentAttendance': [20, 1],
  'domains/assignments/teaching/AssignmentsScreen': [18, 1],
  'domains/accounts/security/SecuritySettings': [17, 1],
  'domains/insight/analytics/overview/OverviewView': [17, 1],
  'domains/timetable/rooms/FindRoomPanel': [16, 5],
  'domains/attendance/live/LiveScreen': [14, 1],
  'shell/homes/AdminHome': [14, 1],
  'shell/homes/LecturerHome': [14, 1],
  'shell/homes/StaffHome': [14, 1],
  'shell/TimetablePages': [13, 5.4],
  'shell/settings/SettingsFrame': [4.9, 0.7],
  'shell/person/PersonScreen': [4.1, 1.4],
  'shell/classes/TaughtClassPage': [3.4, 2],
  'shell/classes/ClassResultsPage': [2.6, 2],
  'domains/payroll/totals/PayTotals': [2.3, 0.7],
  'shell/classes/ClassReportPage': [2, 2],
  'shell/classes/ClassStudentsPage': [2, 2],
  'domains/staff-attendance/manage/DaysOfPerson': [1.9, 0.8],
  'domains/payroll/runs/RunsScreen': [1.5, 1.1],
  'domains/insight/analytics/drilldown/EnrolmentList': [1.3, 1],
}

/** The weights of a starting point, by its path. */
export function chunkWeightsOf(id: string): { loads: number; files: number } {
  const path = /\/apps\/web\/src\/(.+)\.tsx?$/.exec(id)?.[1] ?? ''
  const [loads, files] = weights[path] ?? [1, 1]
  return { loads, files: loads * files }
}
