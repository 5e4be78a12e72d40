import { everyone, type Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'

export interface ScreenRoute {
  path: string
  /** public: nobody needs to be signed in. */
  roles: 'public' | readonly Role[]
  Screen: ComponentType & { load(): Promise<unknown> }
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

const FaceRegistration = lazyScreen(
  () => import('#domains/faces/FaceRegistrationScreen.tsx'),
  'FaceRegistrationScreen',
)
const People = lazyScreen(() => import('#domains/people/PeopleScreen.tsx'), 'PeopleScreen')
const Dashboard = lazyScreen(() => import('#shell/Dashboard.tsx'), 'Dashboard')
const Attendance = lazyScreen(() => import('#shell/AttendancePage.tsx'), 'AttendancePage')
const Live = lazyScreen(() => import('#domains/attendance/live/LiveScreen.tsx'), 'LiveScreen')
const Classroom = lazyScreen(
  () => import('#domains/attendance/classroom/ClassroomScreen.tsx'),
  'ClassroomScreen',
)
const CheckIn = lazyScreen(() => import('#domains/attendance/check-in/CheckInScreen.tsx'), 'CheckInScreen')

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
const Kiosk = lazyScreen(() => import('#domains/staff-attendance/kiosk/KioskScreen.tsx'), 'KioskScreen')

/** Nobody needs to be signed in. /login and / stand in AppRoutes.tsx, /dashboard in OtherRoutes.tsx. */
export const publicRoutes: readonly ScreenRoute[] = [
  { path: '/create-account', roles: 'public', Screen: CreateAccount },
  { path: '/forgot-password', roles: 'public', Screen: ForgotPassword },
  { path: '/reset-password', roles: 'public', Screen: ResetPassword },
  { path: '/admin-setup', roles: 'public', Screen: AdminSetup },
]

/** Open to strangers too, but they know who is signed in (`useVisitor`). */
export const visitorRoutes: readonly ScreenRoute[] = [
  { path: '/attendance/:classId/:token', roles: 'public', Screen: CheckIn },
  { path: '/staff-attendance/:linkId', roles: 'public', Screen: StaffPlace },
  { path: '/lecturer-attendance/:linkId', roles: 'public', Screen: LecturerPlace },
]

/** Below /app, inside the shell. */
export const appRoutes: readonly ScreenRoute[] = [
  { path: 'dashboard', roles: everyone, Screen: Dashboard },
  { path: 'attendance', roles: everyone, Screen: Attendance },
  { path: 'attendance/sessions/:sessionId', roles: ['admin', 'lecturer'], Screen: Live },
  { path: 'manage-attendance', roles: ['admin'], Screen: StaffBoard },
  { path: 'manage-attendance/calendar', roles: ['admin'], Screen: StaffCalendar },
  { path: 'manage-attendance/corrections', roles: ['admin'], Screen: StaffCorrections },
  { path: 'manage-attendance/shifts', roles: ['admin'], Screen: StaffShifts },
  { path: 'manage-attendance/links', roles: ['admin'], Screen: StaffLinks },
  { path: 'users', roles: ['admin'], Screen: People },
  { path: 'setup/face-registration', roles: everyone, Screen: FaceRegistration },
]

/** Below /app, without the shell: for the classroom's wall. */
export const fullScreenRoutes: readonly ScreenRoute[] = [
  { path: 'attendance/sessions/:sessionId/screen', roles: ['admin', 'lecturer'], Screen: Classroom },
  { path: 'manage-attendance/links/:linkId/screen', roles: ['admin'], Screen: Kiosk },
]
