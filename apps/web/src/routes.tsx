import { mitigationMessages, myMitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { everyone, type Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import type { SessionEndedWords } from '#shell/SessionEnded.tsx'
import * as attendance from './screens/attendance.ts'
import * as classes from './screens/classes.ts'
import * as insight from './screens/insight.ts'
import * as messages from './screens/messages.ts'
import * as open from './screens/open.ts'
import * as pay from './screens/pay.ts'
import * as people from './screens/people.ts'
import * as requests from './screens/requests.ts'
import * as settings from './screens/settings.ts'
import * as study from './screens/study.ts'

// The code of each screen is listed in screens/.

export interface ScreenRoute {
  path: string
  /** public: nobody needs to be signed in. */
  roles: 'public' | readonly Role[]
  Screen: ComponentType & { load(): Promise<unknown> }
  /**
   * Shown instead of the screen when the auth session ends there. Elsewhere the sign-in screen appears at
   * once.
   */
  sessionEnded?: SessionEndedWords
}

/** Nobody needs to be signed in. /login and / are in AppRoutes.tsx, /dashboard in SignedInRoutes.tsx. */
export const publicRoutes: readonly ScreenRoute[] = [
  { path: '/create-account', roles: 'public', Screen: open.CreateAccount },
  { path: '/forgot-password', roles: 'public', Screen: open.ForgotPassword },
  { path: '/reset-password', roles: 'public', Screen: open.ResetPassword },
  { path: '/admin-setup', roles: 'public', Screen: open.AdminSetup },
  // A paired screen, which has its own token and no auth session.
  { path: '/display', roles: 'public', Screen: open.Display },
  { path: '/help', roles: 'public', Screen: open.Help },
  { path: '/verify', roles: 'public', Screen: open.Verify },
  { path: '/verify/:code', roles: 'public', Screen: open.Verify },
]

/** Public, but with the auth session if there is one (`useVisitor`). */
export const visitorRoutes: readonly ScreenRoute[] = [
  { path: '/direct-dashboard', roles: 'public', Screen: open.Lobby },
  { path: '/attendance/:classId/:token', roles: 'public', Screen: open.CheckIn },
  { path: '/staff-attendance/:linkId', roles: 'public', Screen: open.StaffPlace },
  { path: '/lecturer-attendance/:linkId', roles: 'public', Screen: open.LecturerPlace },
]

/** Below /app, inside the shell. */
export const appRoutes: readonly ScreenRoute[] = [
  { path: 'dashboard', roles: everyone, Screen: insight.Dashboard },
  { path: 'dashboard/waiting', roles: ['admin', 'lecturer'], Screen: insight.Waiting },
  { path: 'dashboard/cases', roles: ['admin', 'lecturer'], Screen: insight.Cases },
  { path: 'dashboard/messages', roles: everyone, Screen: messages.ReceivedMessages },
  { path: 'dashboard/sent-messages', roles: ['admin', 'lecturer'], Screen: messages.SentMessages },
  { path: 'dashboard/sent-messages/:messageId', roles: ['admin', 'lecturer'], Screen: messages.SentMessage },
  { path: 'dashboard/scheduled-reports', roles: ['admin', 'lecturer'], Screen: insight.ScheduledReports },
  { path: 'dashboard/results', roles: ['student'], Screen: study.MyResults },
  { path: 'schedule', roles: ['lecturer', 'student'], Screen: classes.Schedule },
  { path: 'schedule/requests', roles: ['lecturer'], Screen: classes.MySessionRequests },
  { path: 'attendance', roles: everyone, Screen: attendance.Attendance },
  { path: 'attendance/sessions/:sessionId', roles: ['admin', 'lecturer'], Screen: attendance.Live },
  {
    path: 'attendance/sessions/:sessionId/kiosk',
    roles: ['admin', 'lecturer'],
    Screen: attendance.KioskDisplays,
  },
  // spec.md names a second, later one for lecturers too, which this one keeps from ever being reached.
  { path: 'analytics', roles: ['admin'], Screen: insight.Analytics },
  { path: 'analytics/:view', roles: ['admin'], Screen: insight.Analytics },
  { path: 'analytics/rows/:rows', roles: ['admin'], Screen: insight.AnalyticsRows },
  { path: 'reports', roles: ['admin'], Screen: insight.Reports },
  { path: 'student-attendance', roles: ['admin'], Screen: attendance.StudentAttendance },
  { path: 'student-attendance/:tab', roles: ['admin'], Screen: attendance.StudentAttendance },
  { path: 'student-attendance/students/:studentId', roles: ['admin'], Screen: attendance.StudentRecord },
  { path: 'manage-attendance', roles: ['admin'], Screen: attendance.StaffBoard },
  { path: 'manage-attendance/calendar', roles: ['admin'], Screen: attendance.StaffCalendar },
  { path: 'manage-attendance/corrections', roles: ['admin'], Screen: attendance.StaffCorrections },
  { path: 'manage-attendance/shifts', roles: ['admin'], Screen: attendance.StaffShifts },
  { path: 'manage-attendance/links', roles: ['admin'], Screen: attendance.StaffLinks },
  { path: 'manage-attendance/links/:linkId/screen', roles: ['admin'], Screen: attendance.PlaceDisplays },
  // Open to all: the screen itself says whom it is for.
  {
    path: 'mitigation',
    roles: everyone,
    Screen: requests.Mitigation,
    sessionEnded: {
      title: mitigationMessages.pleaseLogIn,
      problem: (search) => (search.get('tab') === 'mine' ? myMitigationMessages.noIdentity : undefined),
    },
  },
  { path: 'assignments', roles: ['admin'], Screen: study.Assignments },
  { path: 'assignments/:assignmentId', roles: ['admin'], Screen: study.Assignment },
  { path: 'assignments/:assignmentId/:tab', roles: ['admin'], Screen: study.Assignment },
  { path: 'late-submissions', roles: ['admin'], Screen: study.LateSubmissions },
  // Open to all, too.
  { path: 'my-assignments', roles: everyone, Screen: study.MyAssignments },
  { path: 'my-assignments/:assignmentId', roles: everyone, Screen: study.MyAssignment },
  { path: 'my-assignments/:assignmentId/:tab', roles: ['lecturer'], Screen: study.MyAssignment },
  { path: 'leave-requests', roles: ['lecturer', 'staff'], Screen: requests.MyLeave },
  { path: 'leave-requests/calendar', roles: ['lecturer', 'staff'], Screen: requests.MyLeaveCalendar },
  { path: 'admin-leave-requests', roles: ['admin'], Screen: requests.LeaveQueue },
  { path: 'admin-leave-requests/calendar', roles: ['admin'], Screen: requests.LeaveTeam },
  { path: 'admin-leave-requests/balances', roles: ['admin'], Screen: requests.LeaveBalances },
  { path: 'admin-leave-requests/types', roles: ['admin'], Screen: requests.LeaveTypes },
  { path: 'exam-management', roles: ['admin'], Screen: study.Exams },
  { path: 'exam-management/calendar', roles: ['admin'], Screen: study.ExamCalendar },
  { path: 'exam-management/drafts', roles: ['admin'], Screen: study.ExamDrafts },
  { path: 'exam-management/drafts/:draftId', roles: ['admin'], Screen: study.ExamDraft },
  { path: 'exam-management/:examId', roles: ['admin'], Screen: study.Exam },
  { path: 'add-results', roles: ['admin'], Screen: study.AddResults },
  { path: 'add-results/:sheetId', roles: ['admin'], Screen: study.MarkSheet },
  { path: 'my-assignments/marks', roles: ['lecturer'], Screen: study.MyMarks },
  { path: 'my-assignments/marks/:sheetId', roles: ['lecturer'], Screen: study.MarkSheet },
  { path: 'student-results', roles: ['admin'], Screen: study.StudentResults },
  { path: 'student-results/:tab', roles: ['admin'], Screen: study.StudentResults },
  { path: 'student-results/sheets/:sheetId', roles: ['admin'], Screen: study.ModerateSheet },
  { path: 'student-results/students/:studentId', roles: ['admin'], Screen: study.ResultsOfStudent },
  { path: 'payroll', roles: ['admin'], Screen: pay.PayRuns },
  { path: 'payroll/runs/:runId', roles: ['admin'], Screen: pay.PayRun },
  { path: 'payroll/runs/:runId/:part', roles: ['admin'], Screen: pay.PayRun },
  { path: 'payroll/profiles', roles: ['admin'], Screen: pay.PayProfiles },
  { path: 'payroll/items', roles: ['admin'], Screen: pay.PayItems },
  { path: 'payroll/questions', roles: ['admin'], Screen: pay.PayQuestions },
  { path: 'my-payroll', roles: ['lecturer', 'staff'], Screen: pay.MyPayslips },
  { path: 'my-payroll/payslips/:payslipId', roles: ['lecturer', 'staff'], Screen: pay.MyPayslip },
  { path: 'my-payroll/questions', roles: ['lecturer', 'staff'], Screen: pay.MyPayQuestions },
  { path: 'my-payroll/bank-details', roles: ['lecturer', 'staff'], Screen: pay.MyBank },
  { path: 'users', roles: ['admin'], Screen: people.People },
  { path: 'classes', roles: ['admin'], Screen: classes.Classes },
  { path: 'classes/session-requests', roles: ['admin'], Screen: classes.SessionRequests },
  { path: 'classes/timetable', roles: ['admin'], Screen: classes.Timetable },
  { path: 'classes/timetable/drafts', roles: ['admin'], Screen: classes.TimetableDrafts },
  { path: 'classes/timetable/drafts/:draftId', roles: ['admin'], Screen: classes.TimetableDraft },
  { path: 'classes/courses', roles: ['admin'], Screen: classes.Courses },
  { path: 'classes/terms', roles: ['admin'], Screen: classes.Terms },
  { path: 'classes/terms/rollovers/:rolloverId', roles: ['admin'], Screen: classes.TermRollover },
  { path: 'classes/holidays', roles: ['admin'], Screen: classes.PublicHolidays },
  { path: 'classes/rooms', roles: ['admin'], Screen: classes.Rooms },
  { path: 'classes/rooms/use', roles: ['admin'], Screen: classes.RoomUse },
  { path: 'classes/rooms/:roomId', roles: ['admin'], Screen: classes.Room },
  { path: 'classes/batches', roles: ['admin'], Screen: classes.Batches },
  { path: 'classes/batches/:batchId', roles: ['admin'], Screen: classes.Batch },
  { path: 'classes/programmes', roles: ['admin'], Screen: classes.Programmes },
  { path: 'classes/departments', roles: ['admin'], Screen: classes.Departments },
  { path: 'classes/:classId', roles: ['admin', 'lecturer', 'student'], Screen: classes.Class },
  { path: 'classes/:classId/sessions', roles: ['admin', 'lecturer'], Screen: classes.ClassSessions },
  { path: 'classes/:classId/students', roles: ['admin', 'lecturer'], Screen: classes.ClassStudents },
  { path: 'classes/:classId/report', roles: ['admin', 'lecturer'], Screen: classes.ClassReport },
  { path: 'classes/:classId/assignments', roles: ['admin', 'lecturer'], Screen: classes.ClassAssignments },
  { path: 'classes/:classId/results', roles: ['admin', 'lecturer'], Screen: classes.ClassResults },
  { path: 'classes/:classId/timetable', roles: ['admin', 'lecturer'], Screen: classes.ClassTimetable },
  { path: 'classes/:classId/settings', roles: ['admin', 'lecturer'], Screen: classes.ClassSettings },
  { path: 'users/imports', roles: ['admin'], Screen: people.Imports },
  { path: 'users/imports/:importId', roles: ['admin'], Screen: people.Import },
  { path: 'users/mail', roles: ['admin'], Screen: people.Mail },
  { path: 'users/:personId', roles: ['admin', 'lecturer'], Screen: people.Person },
  { path: 'users/:personId/:tab', roles: ['admin', 'lecturer'], Screen: people.Person },
  { path: 'setup/face-registration', roles: everyone, Screen: people.FaceRegistration },
]

/** Below /app, inside the shell and the frame of the settings; `shell/settings/settingsSections.ts` lists them. */
export const settingsRoutes: readonly ScreenRoute[] = [
  { path: 'settings', roles: everyone, Screen: settings.Profile },
  { path: 'settings/security', roles: everyone, Screen: settings.Security },
  { path: 'settings/passkeys', roles: everyone, Screen: settings.Passkeys },
  { path: 'settings/notifications', roles: everyone, Screen: settings.Notifications },
  { path: 'settings/sessions', roles: everyone, Screen: settings.SignIns },
  { path: 'settings/displays', roles: ['admin', 'lecturer'], Screen: settings.Displays },
  { path: 'settings/face', roles: everyone, Screen: settings.Face },
  { path: 'settings/my-data', roles: everyone, Screen: settings.MyData },
  { path: 'settings/appearance', roles: everyone, Screen: settings.Appearance },
  { path: 'settings/institution', roles: ['admin'], Screen: settings.InstitutionSettings },
  { path: 'settings/attendance', roles: ['admin'], Screen: settings.AttendanceSettings },
  { path: 'settings/faces', roles: ['admin'], Screen: settings.FacePolicySettings },
  { path: 'settings/requests', roles: ['admin'], Screen: settings.RequestSettings },
  { path: 'settings/pay', roles: ['admin'], Screen: settings.PaySettings },
  { path: 'settings/sign-in', roles: ['admin'], Screen: settings.SignInSettings },
  { path: 'settings/connections', roles: ['admin'], Screen: settings.ConnectionSettings },
  { path: 'settings/integrations', roles: ['admin'], Screen: settings.IntegrationSettings },
  { path: 'settings/roster', roles: ['admin'], Screen: settings.RosterSyncSettings },
  { path: 'settings/webhooks', roles: ['admin'], Screen: settings.WebhookSettings },
  { path: 'settings/retention', roles: ['admin'], Screen: settings.RetentionSettings },
  { path: 'settings/audit-log', roles: ['admin'], Screen: settings.AuditLogSettings },
  { path: 'settings/status', roles: ['admin'], Screen: settings.StatusSettings },
  { path: 'settings/calendar-feed', roles: ['lecturer', 'student'], Screen: settings.CalendarFeed },
]

/** Below /app, without the shell: a student's scanner, and the classroom's wall. */
export const fullScreenRoutes: readonly ScreenRoute[] = [
  { path: 'attendance/scan', roles: ['student'], Screen: attendance.Scan },
  {
    path: 'attendance/sessions/:sessionId/screen',
    roles: ['admin', 'lecturer'],
    Screen: attendance.Classroom,
  },
]
