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
const Classes = lazyScreen(() => import('#domains/structure/classes/ClassesScreen.tsx'), 'ClassesScreen')
const Class = lazyScreen(() => import('#domains/structure/classes/ClassScreen.tsx'), 'ClassScreen')
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
const Dashboard = lazyScreen(() => import('#shell/Dashboard.tsx'), 'Dashboard')
const Attendance = lazyScreen(() => import('#domains/attendance/AttendanceScreen.tsx'), 'AttendanceScreen')
const Live = lazyScreen(() => import('#domains/attendance/live/LiveScreen.tsx'), 'LiveScreen')
const Classroom = lazyScreen(
  () => import('#domains/attendance/classroom/ClassroomScreen.tsx'),
  'ClassroomScreen',
)
const Kiosk = lazyScreen(() => import('#domains/attendance/kiosk/KioskScreen.tsx'), 'KioskScreen')
const CheckIn = lazyScreen(() => import('#domains/attendance/check-in/CheckInScreen.tsx'), 'CheckInScreen')

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
]

/** Below /app, inside the shell. */
export const appRoutes: readonly ScreenRoute[] = [
  { path: 'dashboard', roles: everyone, Screen: Dashboard },
  { path: 'attendance', roles: ['admin', 'lecturer', 'student'], Screen: Attendance },
  { path: 'attendance/sessions/:sessionId', roles: ['admin', 'lecturer'], Screen: Live },
  { path: 'users', roles: ['admin'], Screen: People },
  { path: 'classes', roles: ['admin'], Screen: Classes },
  { path: 'classes/courses', roles: ['admin'], Screen: Courses },
  { path: 'classes/terms', roles: ['admin'], Screen: Terms },
  { path: 'classes/rooms', roles: ['admin'], Screen: Rooms },
  { path: 'classes/batches', roles: ['admin'], Screen: Batches },
  { path: 'classes/batches/:batchId', roles: ['admin'], Screen: Batch },
  { path: 'classes/programmes', roles: ['admin'], Screen: Programmes },
  { path: 'classes/departments', roles: ['admin'], Screen: Departments },
  { path: 'classes/:classId', roles: ['admin'], Screen: Class },
  { path: 'setup/face-registration', roles: everyone, Screen: FaceRegistration },
]

/** Below /app, without the shell: for the classroom's wall. */
export const fullScreenRoutes: readonly ScreenRoute[] = [
  { path: 'attendance/sessions/:sessionId/screen', roles: ['admin', 'lecturer'], Screen: Classroom },
  { path: 'attendance/sessions/:sessionId/kiosk', roles: ['admin', 'lecturer'], Screen: Kiosk },
]
