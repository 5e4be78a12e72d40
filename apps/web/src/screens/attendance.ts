import { lazyScreen } from '#lib/lazyScreen.tsx'

// Attendance of students and staff.

export const Attendance = lazyScreen(() => import('#shell/attendance/AttendancePage.tsx'), 'AttendancePage')
export const Scan = lazyScreen(() => import('#domains/attendance/scan/ScanScreen.tsx'), 'ScanScreen')
export const Live = lazyScreen(() => import('#domains/attendance/live/LiveScreen.tsx'), 'LiveScreen')
export const StudentAttendance = lazyScreen(
  () => import('#domains/attendance/office/StudentAttendanceScreen.tsx'),
  'StudentAttendanceScreen',
)
export const StudentRecord = lazyScreen(
  () => import('#domains/attendance/office/StudentRecordScreen.tsx'),
  'StudentRecordScreen',
)
export const Classroom = lazyScreen(
  () => import('#domains/attendance/classroom/ClassroomScreen.tsx'),
  'ClassroomScreen',
)
const loadTargets = () => import('#domains/displays/TargetScreens.tsx')
export const KioskDisplays = lazyScreen(loadTargets, 'KioskDisplaysScreen')
export const PlaceDisplays = lazyScreen(loadTargets, 'PlaceDisplaysScreen')
export const StaffBoard = lazyScreen(
  () => import('#domains/staff-attendance/manage/BoardScreen.tsx'),
  'BoardScreen',
)
export const StaffCalendar = lazyScreen(
  () => import('#domains/staff-attendance/manage/CalendarScreen.tsx'),
  'CalendarScreen',
)
export const StaffCorrections = lazyScreen(
  () => import('#domains/staff-attendance/manage/CorrectionsScreen.tsx'),
  'CorrectionsScreen',
)
export const StaffShifts = lazyScreen(
  () => import('#domains/staff-attendance/manage/ShiftsScreen.tsx'),
  'ShiftsScreen',
)
export const StaffLinks = lazyScreen(
  () => import('#domains/staff-attendance/manage/LinksScreen.tsx'),
  'LinksScreen',
)
