import { mitigationMessages } from '@campanile/contract/mitigation-words.ts'
import { everyone, type Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'

export interface ScreenRoute {
  path: string
  /** public: nobody needs to be signed in. */
  roles: 'public' | readonly Role[]
  Screen: ComponentType & { load(): Promise<unknown> }
  /** Said in the screen's place when the session ends there; elsewhere the sign-in screen comes at once. */
  sessionEnded?: string
}

const CreateAccount = lazyScreen(
  () => import('#domains/accounts/CreateAccountScreen.tsx'),
  'CreateAccountScreen',
)
const ForgotPassword = lazyScreen(
  () => import('#domains/accounts/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
)
const ResetPassword = lazyScreen(
  () => import('#domains/accounts/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
)
const AdminSetup = lazyScreen(() => import('#domains/accounts/AdminSetupScreen.tsx'), 'AdminSetupScreen')

const Lobby = lazyScreen(() => import('#domains/lobby/LobbyScreen.tsx'), 'LobbyScreen')

const FaceRegistration = lazyScreen(
  () => import('#domains/faces/FaceRegistrationScreen.tsx'),
  'FaceRegistrationScreen',
)
const People = lazyScreen(() => import('#domains/people/PeopleScreen.tsx'), 'PeopleScreen')
const Classes = lazyScreen(() => import('#domains/structure/classes/ClassesScreen.tsx'), 'ClassesScreen')
const Class = lazyScreen(() => import('#shell/ClassPage.tsx'), 'ClassPage')
const Courses = lazyScreen(() => import('#domains/structure/entries/courses.tsx'), 'CoursesScreen')
const Terms = lazyScreen(() => import('#domains/structure/terms/terms.tsx'), 'TermsScreen')
const Rooms = lazyScreen(() => import('#domains/structure/entries/rooms.tsx'), 'RoomsScreen')
const Batches = lazyScreen(() => import('#domains/structure/entries/batches.tsx'), 'BatchesScreen')
const Batch = lazyScreen(() => import('#domains/structure/batches/BatchScreen.tsx'), 'BatchScreen')
const Programmes = lazyScreen(() => import('#domains/structure/entries/programmes.tsx'), 'ProgrammesScreen')
const Departments = lazyScreen(
  () => import('#domains/structure/entries/departments.tsx'),
  'DepartmentsScreen',
)
const Imports = lazyScreen(() => import('#domains/imports/ImportsScreen.tsx'), 'ImportsScreen')
const Mail = lazyScreen(() => import('#domains/mail/MailScreen.tsx'), 'MailScreen')
const Import = lazyScreen(() => import('#domains/imports/ImportScreen.tsx'), 'ImportScreen')
const Dashboard = lazyScreen(() => import('#shell/Dashboard.tsx'), 'Dashboard')
const Schedule = lazyScreen(() => import('#domains/timetable/ScheduleScreen.tsx'), 'ScheduleScreen')
const Attendance = lazyScreen(() => import('#shell/AttendancePage.tsx'), 'AttendancePage')
const Live = lazyScreen(() => import('#domains/attendance/live/LiveScreen.tsx'), 'LiveScreen')
const StudentAttendance = lazyScreen(
  () => import('#domains/attendance/office/StudentAttendanceScreen.tsx'),
  'StudentAttendanceScreen',
)
const StudentRecord = lazyScreen(
  () => import('#domains/attendance/office/StudentRecordScreen.tsx'),
  'StudentRecordScreen',
)
const Classroom = lazyScreen(
  () => import('#domains/attendance/classroom/ClassroomScreen.tsx'),
  'ClassroomScreen',
)
const Kiosk = lazyScreen(() => import('#domains/attendance/kiosk/KioskScreen.tsx'), 'KioskScreen')
const CheckIn = lazyScreen(() => import('#domains/attendance/check-in/CheckInScreen.tsx'), 'CheckInScreen')

const Analytics = lazyScreen(() => import('#shell/AnalyticsPage.tsx'), 'AnalyticsPage')
const Reports = lazyScreen(() => import('#domains/insight/reports/ReportsScreen.tsx'), 'ReportsScreen')
const ClassReport = lazyScreen(
  () => import('#domains/insight/reports/ClassReportScreen.tsx'),
  'ClassReportScreen',
)
const loadPlace = () => import('#domains/staff-attendance/link/StaffLinkScreen.tsx')
const StaffPlace = lazyScreen(loadPlace, 'StaffPlaceScreen')
const LecturerPlace = lazyScreen(loadPlace, 'LecturerPlaceScreen')
const StaffBoard = lazyScreen(() => import('#domains/staff-attendance/manage/BoardScreen.tsx'), 'BoardScreen')
const StaffCalendar = lazyScreen(
  () => import('#domains/staff-attendance/manage/CalendarScreen.tsx'),
  'CalendarScreen',
)
const StaffCorrections = lazyScreen(
  () => import('#domains/staff-attendance/manage/CorrectionsScreen.tsx'),
  'CorrectionsScreen',
)
const StaffShifts = lazyScreen(
  () => import('#domains/staff-attendance/manage/ShiftsScreen.tsx'),
  'ShiftsScreen',
)
const StaffLinks = lazyScreen(() => import('#domains/staff-attendance/manage/LinksScreen.tsx'), 'LinksScreen')
const Mitigation = lazyScreen(() => import('#domains/mitigation/MitigationScreen.tsx'), 'MitigationScreen')
const StaffKiosk = lazyScreen(() => import('#domains/staff-attendance/kiosk/KioskScreen.tsx'), 'KioskScreen')
const loadAssignments = () => import('#domains/assignments/teaching/AssignmentsScreen.tsx')
const Assignments = lazyScreen(loadAssignments, 'AssignmentsScreen')
const Assignment = lazyScreen(loadAssignments, 'AssignmentScreen')
const loadMyAssignments = () => import('#domains/assignments/MyAssignmentsScreen.tsx')
const MyAssignments = lazyScreen(loadMyAssignments, 'MyAssignmentsScreen')
const MyAssignment = lazyScreen(loadMyAssignments, 'MyAssignmentScreen')
const LateSubmissions = lazyScreen(() => import('#domains/assignments/late/LateScreen.tsx'), 'LateScreen')

const MyLeave = lazyScreen(() => import('#domains/leave/my/MyRequestsScreen.tsx'), 'MyRequestsScreen')
const MyLeaveCalendar = lazyScreen(() => import('#domains/leave/my/MyCalendarScreen.tsx'), 'MyCalendarScreen')
const loadLeavePages = () => import('#shell/AdminLeavePages.tsx')
const LeaveQueue = lazyScreen(loadLeavePages, 'LeaveQueuePage')
const LeaveTeam = lazyScreen(loadLeavePages, 'LeaveTeamPage')
const LeaveBalances = lazyScreen(() => import('#domains/leave/manage/BalancesScreen.tsx'), 'BalancesScreen')
const LeaveTypes = lazyScreen(() => import('#domains/leave/manage/TypesScreen.tsx'), 'TypesScreen')

const Exams = lazyScreen(() => import('#domains/exams/ExamsScreen.tsx'), 'ExamsScreen')
const ExamCalendar = lazyScreen(
  () => import('#domains/exams/calendar/ExamCalendarScreen.tsx'),
  'ExamCalendarScreen',
)
const Exam = lazyScreen(() => import('#domains/exams/exam/ExamScreen.tsx'), 'ExamScreen')
const Verify = lazyScreen(() => import('#domains/results/verify/VerifyScreen.tsx'), 'VerifyScreen')
const MyResults = lazyScreen(() => import('#domains/results/mine/MyResultsScreen.tsx'), 'MyResultsScreen')
const AddResults = lazyScreen(
  () => import('#domains/results/sheets/AddResultsScreen.tsx'),
  'AddResultsScreen',
)
const MyMarks = lazyScreen(() => import('#domains/results/sheets/MyMarksScreen.tsx'), 'MyMarksScreen')
const MarkSheet = lazyScreen(() => import('#domains/results/sheet/MarkSheetScreen.tsx'), 'MarkSheetScreen')
const StudentResults = lazyScreen(
  () => import('#domains/results/moderation/StudentResultsScreen.tsx'),
  'StudentResultsScreen',
)
const ModerateSheet = lazyScreen(
  () => import('#domains/results/moderation/ModerationScreen.tsx'),
  'ModerationScreen',
)
const ClassResults = lazyScreen(
  () => import('#domains/results/classes/ClassResultsScreen.tsx'),
  'ClassResultsScreen',
)
const ResultsOfStudent = lazyScreen(
  () => import('#domains/results/students/ResultsOfStudentScreen.tsx'),
  'ResultsOfStudentScreen',
)

const Profile = lazyScreen(() => import('#domains/people/profile/ProfileSettings.tsx'), 'ProfileSettings')
const Security = lazyScreen(
  () => import('#domains/accounts/security/SecuritySettings.tsx'),
  'SecuritySettings',
)
const SignIns = lazyScreen(() => import('#domains/accounts/sign-ins/SignInsSettings.tsx'), 'SignInsSettings')
const Face = lazyScreen(() => import('#domains/faces/FaceSettings.tsx'), 'FaceSettings')
const MyData = lazyScreen(() => import('#domains/my-data/MyDataSettings.tsx'), 'MyDataSettings')
const Passkeys = lazyScreen(() => import('#domains/accounts/passkeys/PasskeySettings.tsx'), 'PasskeySettings')
const Notifications = lazyScreen(
  () => import('#domains/notifications/preferences/NotificationSettings.tsx'),
  'NotificationSettings',
)
const Appearance = lazyScreen(() => import('#shell/settings/AppearanceSettings.tsx'), 'AppearanceSettings')
const CalendarFeed = lazyScreen(
  () => import('#domains/timetable/CalendarFeedSettings.tsx'),
  'CalendarFeedSettings',
)

const PayRuns = lazyScreen(() => import('#domains/payroll/runs/RunsScreen.tsx'), 'RunsScreen')
const PayRun = lazyScreen(() => import('#domains/payroll/runs/RunScreen.tsx'), 'RunScreen')
const PayProfiles = lazyScreen(() => import('#domains/payroll/profiles/ProfilesScreen.tsx'), 'ProfilesScreen')
const PayItems = lazyScreen(() => import('#domains/payroll/items/ItemsScreen.tsx'), 'ItemsScreen')
const PayQuestions = lazyScreen(
  () => import('#domains/payroll/questions/QuestionsScreen.tsx'),
  'QuestionsScreen',
)
const MyPayslips = lazyScreen(() => import('#domains/payroll/mine/MyPayslipsScreen.tsx'), 'MyPayslipsScreen')
const MyPayslip = lazyScreen(() => import('#domains/payroll/mine/MyPayslipScreen.tsx'), 'MyPayslipScreen')
const MyPayQuestions = lazyScreen(
  () => import('#domains/payroll/mine/MyQuestionsScreen.tsx'),
  'MyQuestionsScreen',
)
const MyBank = lazyScreen(() => import('#domains/payroll/mine/MyBankScreen.tsx'), 'MyBankScreen')

const InstitutionSettings = lazyScreen(
  () => import('#domains/settings/InstitutionSettings.tsx'),
  'InstitutionSettings',
)
const AttendanceSettings = lazyScreen(
  () => import('#domains/settings/AttendanceSettings.tsx'),
  'AttendanceSettings',
)
const FaceSettings = lazyScreen(() => import('#domains/settings/FaceSettings.tsx'), 'FaceSettings')
const RequestSettings = lazyScreen(() => import('#domains/settings/RequestSettings.tsx'), 'RequestSettings')
const PaySettings = lazyScreen(() => import('#domains/settings/PaySettings.tsx'), 'PaySettings')
const SignInSettings = lazyScreen(() => import('#domains/settings/SignInSettings.tsx'), 'SignInSettings')
const ConnectionSettings = lazyScreen(
  () => import('#domains/settings/ConnectionSettings.tsx'),
  'ConnectionSettings',
)
const RetentionSettings = lazyScreen(
  () => import('#domains/settings/RetentionSettings.tsx'),
  'RetentionSettings',
)
const AuditLogSettings = lazyScreen(
  () => import('#domains/settings/AuditLogSettings.tsx'),
  'AuditLogSettings',
)

/** Nobody needs to be signed in. /login and / stand in AppRoutes.tsx, /dashboard in OtherRoutes.tsx. */
export const publicRoutes: readonly ScreenRoute[] = [
  { path: '/create-account', roles: 'public', Screen: CreateAccount },
  { path: '/forgot-password', roles: 'public', Screen: ForgotPassword },
  { path: '/reset-password', roles: 'public', Screen: ResetPassword },
  { path: '/admin-setup', roles: 'public', Screen: AdminSetup },
  { path: '/verify', roles: 'public', Screen: Verify },
  { path: '/verify/:code', roles: 'public', Screen: Verify },
]

/** Open to strangers too, but they know who is signed in (`useVisitor`). */
export const visitorRoutes: readonly ScreenRoute[] = [
  { path: '/direct-dashboard', roles: 'public', Screen: Lobby },
  { path: '/attendance/:classId/:token', roles: 'public', Screen: CheckIn },
  { path: '/staff-attendance/:linkId', roles: 'public', Screen: StaffPlace },
  { path: '/lecturer-attendance/:linkId', roles: 'public', Screen: LecturerPlace },
]

/** Below /app, inside the shell. */
export const appRoutes: readonly ScreenRoute[] = [
  { path: 'dashboard', roles: everyone, Screen: Dashboard },
  { path: 'dashboard/results', roles: ['student'], Screen: MyResults },
  { path: 'schedule', roles: ['lecturer', 'student'], Screen: Schedule },
  { path: 'attendance', roles: everyone, Screen: Attendance },
  { path: 'attendance/sessions/:sessionId', roles: ['admin', 'lecturer'], Screen: Live },
  // spec.md names a second, later one for lecturers too, which this one keeps from ever being reached.
  { path: 'analytics', roles: ['admin'], Screen: Analytics },
  { path: 'analytics/:view', roles: ['admin'], Screen: Analytics },
  { path: 'reports', roles: ['admin'], Screen: Reports },
  { path: 'classes/:classId/report', roles: ['admin', 'lecturer'], Screen: ClassReport },
  { path: 'student-attendance', roles: ['admin'], Screen: StudentAttendance },
  { path: 'student-attendance/:tab', roles: ['admin'], Screen: StudentAttendance },
  { path: 'student-attendance/students/:studentId', roles: ['admin'], Screen: StudentRecord },
  { path: 'manage-attendance', roles: ['admin'], Screen: StaffBoard },
  { path: 'manage-attendance/calendar', roles: ['admin'], Screen: StaffCalendar },
  { path: 'manage-attendance/corrections', roles: ['admin'], Screen: StaffCorrections },
  { path: 'manage-attendance/shifts', roles: ['admin'], Screen: StaffShifts },
  { path: 'manage-attendance/links', roles: ['admin'], Screen: StaffLinks },
  // Open to all: the screen itself tells whom it is for.
  { path: 'mitigation', roles: everyone, Screen: Mitigation, sessionEnded: mitigationMessages.pleaseLogIn },
  { path: 'assignments', roles: ['admin'], Screen: Assignments },
  { path: 'assignments/:assignmentId', roles: ['admin'], Screen: Assignment },
  { path: 'assignments/:assignmentId/:tab', roles: ['admin'], Screen: Assignment },
  { path: 'late-submissions', roles: ['admin'], Screen: LateSubmissions },
  // Open to all, too.
  { path: 'my-assignments', roles: everyone, Screen: MyAssignments },
  { path: 'my-assignments/:assignmentId', roles: everyone, Screen: MyAssignment },
  { path: 'my-assignments/:assignmentId/:tab', roles: ['lecturer'], Screen: MyAssignment },
  { path: 'leave-requests', roles: ['lecturer', 'staff'], Screen: MyLeave },
  { path: 'leave-requests/calendar', roles: ['lecturer', 'staff'], Screen: MyLeaveCalendar },
  { path: 'admin-leave-requests', roles: ['admin'], Screen: LeaveQueue },
  { path: 'admin-leave-requests/calendar', roles: ['admin'], Screen: LeaveTeam },
  { path: 'admin-leave-requests/balances', roles: ['admin'], Screen: LeaveBalances },
  { path: 'admin-leave-requests/types', roles: ['admin'], Screen: LeaveTypes },
  { path: 'exam-management', roles: ['admin'], Screen: Exams },
  { path: 'exam-management/calendar', roles: ['admin'], Screen: ExamCalendar },
  { path: 'exam-management/:examId', roles: ['admin'], Screen: Exam },
  { path: 'add-results', roles: ['admin'], Screen: AddResults },
  { path: 'add-results/:sheetId', roles: ['admin'], Screen: MarkSheet },
  { path: 'my-assignments/marks', roles: ['lecturer'], Screen: MyMarks },
  { path: 'my-assignments/marks/:sheetId', roles: ['lecturer'], Screen: MarkSheet },
  { path: 'student-results', roles: ['admin'], Screen: StudentResults },
  { path: 'student-results/:tab', roles: ['admin'], Screen: StudentResults },
  { path: 'student-results/sheets/:sheetId', roles: ['admin'], Screen: ModerateSheet },
  { path: 'student-results/students/:studentId', roles: ['admin'], Screen: ResultsOfStudent },
  { path: 'classes/:classId/results', roles: ['admin', 'lecturer'], Screen: ClassResults },
  { path: 'payroll', roles: ['admin'], Screen: PayRuns },
  { path: 'payroll/runs/:runId', roles: ['admin'], Screen: PayRun },
  { path: 'payroll/runs/:runId/:part', roles: ['admin'], Screen: PayRun },
  { path: 'payroll/profiles', roles: ['admin'], Screen: PayProfiles },
  { path: 'payroll/items', roles: ['admin'], Screen: PayItems },
  { path: 'payroll/questions', roles: ['admin'], Screen: PayQuestions },
  { path: 'my-payroll', roles: ['lecturer', 'staff'], Screen: MyPayslips },
  { path: 'my-payroll/payslips/:payslipId', roles: ['lecturer', 'staff'], Screen: MyPayslip },
  { path: 'my-payroll/questions', roles: ['lecturer', 'staff'], Screen: MyPayQuestions },
  { path: 'my-payroll/bank-details', roles: ['lecturer', 'staff'], Screen: MyBank },
  { path: 'users', roles: ['admin'], Screen: People },
  { path: 'classes', roles: ['admin'], Screen: Classes },
  { path: 'classes/courses', roles: ['admin'], Screen: Courses },
  { path: 'classes/terms', roles: ['admin'], Screen: Terms },
  { path: 'classes/rooms', roles: ['admin'], Screen: Rooms },
  { path: 'classes/batches', roles: ['admin'], Screen: Batches },
  { path: 'classes/batches/:batchId', roles: ['admin'], Screen: Batch },
  { path: 'classes/programmes', roles: ['admin'], Screen: Programmes },
  { path: 'classes/departments', roles: ['admin'], Screen: Departments },
  { path: 'classes/:classId', roles: ['admin', 'lecturer'], Screen: Class },
  { path: 'users/imports', roles: ['admin'], Screen: Imports },
  { path: 'users/imports/:importId', roles: ['admin'], Screen: Import },
  { path: 'users/mail', roles: ['admin'], Screen: Mail },
  { path: 'setup/face-registration', roles: everyone, Screen: FaceRegistration },
]

/** Below /app, inside the shell and the frame of the settings; `shell/settings/settingsSections.ts` lists them. */
export const settingsRoutes: readonly ScreenRoute[] = [
  { path: 'settings', roles: everyone, Screen: Profile },
  { path: 'settings/security', roles: everyone, Screen: Security },
  { path: 'settings/passkeys', roles: everyone, Screen: Passkeys },
  { path: 'settings/notifications', roles: everyone, Screen: Notifications },
  { path: 'settings/sessions', roles: everyone, Screen: SignIns },
  { path: 'settings/face', roles: everyone, Screen: Face },
  { path: 'settings/my-data', roles: everyone, Screen: MyData },
  { path: 'settings/appearance', roles: everyone, Screen: Appearance },
  { path: 'settings/institution', roles: ['admin'], Screen: InstitutionSettings },
  { path: 'settings/attendance', roles: ['admin'], Screen: AttendanceSettings },
  { path: 'settings/faces', roles: ['admin'], Screen: FaceSettings },
  { path: 'settings/requests', roles: ['admin'], Screen: RequestSettings },
  { path: 'settings/pay', roles: ['admin'], Screen: PaySettings },
  { path: 'settings/sign-in', roles: ['admin'], Screen: SignInSettings },
  { path: 'settings/connections', roles: ['admin'], Screen: ConnectionSettings },
  { path: 'settings/retention', roles: ['admin'], Screen: RetentionSettings },
  { path: 'settings/audit-log', roles: ['admin'], Screen: AuditLogSettings },
  { path: 'settings/calendar-feed', roles: ['lecturer', 'student'], Screen: CalendarFeed },
]

/** Below /app, without the shell: for the classroom's wall. */
export const fullScreenRoutes: readonly ScreenRoute[] = [
  { path: 'attendance/sessions/:sessionId/screen', roles: ['admin', 'lecturer'], Screen: Classroom },
  { path: 'attendance/sessions/:sessionId/kiosk', roles: ['admin', 'lecturer'], Screen: Kiosk },
  { path: 'manage-attendance/links/:linkId/screen', roles: ['admin'], Screen: StaffKiosk },
]
