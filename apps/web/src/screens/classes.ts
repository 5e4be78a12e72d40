import { lazyScreen } from '#lib/lazyScreen.tsx'

// Classes, the structure they belong to, and their timetable.

export const Classes = lazyScreen(
  () => import('#domains/structure/classes/ClassesScreen.tsx'),
  'ClassesScreen',
)
export const Class = lazyScreen(() => import('#shell/classes/ClassPage.tsx'), 'ClassPage')
export const ClassSessions = lazyScreen(
  () => import('#shell/classes/ClassSessionsPage.tsx'),
  'ClassSessionsPage',
)
export const ClassStudents = lazyScreen(
  () => import('#shell/classes/ClassStudentsPage.tsx'),
  'ClassStudentsPage',
)
export const ClassReport = lazyScreen(() => import('#shell/classes/ClassReportPage.tsx'), 'ClassReportPage')
export const ClassAssignments = lazyScreen(
  () => import('#shell/classes/ClassAssignmentsPage.tsx'),
  'ClassAssignmentsPage',
)
export const ClassResults = lazyScreen(
  () => import('#shell/classes/ClassResultsPage.tsx'),
  'ClassResultsPage',
)
export const ClassTimetable = lazyScreen(
  () => import('#shell/classes/ClassTimetablePage.tsx'),
  'ClassTimetablePage',
)
export const ClassSettings = lazyScreen(
  () => import('#shell/classes/ClassSettingsPage.tsx'),
  'ClassSettingsPage',
)
export const SessionRequests = lazyScreen(
  () => import('#shell/SessionRequestPages.tsx'),
  'SessionRequestsPage',
)
export const MySessionRequests = lazyScreen(
  () => import('#shell/SessionRequestPages.tsx'),
  'MySessionRequestsPage',
)
export const Timetable = lazyScreen(() => import('#shell/TimetablePages.tsx'), 'TimetablePage')
export const TimetableDrafts = lazyScreen(
  () => import('#shell/TimetableDraftsPage.tsx'),
  'TimetableDraftsPage',
)
export const TimetableDraft = lazyScreen(() => import('#domains/timetable/drafts/DraftView.tsx'), 'DraftView')
export const Courses = lazyScreen(() => import('#domains/structure/entries/courses.tsx'), 'CoursesScreen')
export const Terms = lazyScreen(() => import('#domains/structure/terms/terms.tsx'), 'TermsScreen')
export const TermRollover = lazyScreen(
  () => import('#domains/structure/rollover/RolloverScreen.tsx'),
  'RolloverScreen',
)
export const PublicHolidays = lazyScreen(
  () => import('#domains/structure/holidays/PublicHolidaysScreen.tsx'),
  'PublicHolidaysScreen',
)
export const Rooms = lazyScreen(() => import('#domains/structure/entries/rooms.tsx'), 'RoomsScreen')
export const RoomUse = lazyScreen(() => import('#shell/RoomUsePage.tsx'), 'RoomUsePage')
export const Room = lazyScreen(() => import('#shell/TimetablePages.tsx'), 'RoomPage')
export const Batches = lazyScreen(() => import('#domains/structure/entries/batches.tsx'), 'BatchesScreen')
export const Batch = lazyScreen(() => import('#shell/BatchPage.tsx'), 'BatchPage')
export const Programmes = lazyScreen(
  () => import('#domains/structure/entries/programmes.tsx'),
  'ProgrammesScreen',
)
export const Departments = lazyScreen(
  () => import('#domains/structure/entries/departments.tsx'),
  'DepartmentsScreen',
)
export const Schedule = lazyScreen(() => import('#domains/timetable/ScheduleScreen.tsx'), 'ScheduleScreen')
