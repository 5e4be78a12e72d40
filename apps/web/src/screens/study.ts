import { lazyScreen } from '#lib/lazyScreen.tsx'

// Assignments, exams and results.

const loadAssignments = () => import('#domains/assignments/teaching/AssignmentsScreen.tsx')
export const Assignments = lazyScreen(loadAssignments, 'AssignmentsScreen')
export const Assignment = lazyScreen(loadAssignments, 'AssignmentScreen')
const loadMyAssignments = () => import('#domains/assignments/MyAssignmentsScreen.tsx')
export const MyAssignments = lazyScreen(loadMyAssignments, 'MyAssignmentsScreen')
export const MyAssignment = lazyScreen(loadMyAssignments, 'MyAssignmentScreen')
export const LateSubmissions = lazyScreen(
  () => import('#domains/assignments/late/LateScreen.tsx'),
  'LateScreen',
)
export const Exams = lazyScreen(() => import('#domains/exams/ExamsScreen.tsx'), 'ExamsScreen')
export const ExamCalendar = lazyScreen(
  () => import('#domains/exams/calendar/ExamCalendarScreen.tsx'),
  'ExamCalendarScreen',
)
export const ExamDrafts = lazyScreen(() => import('#shell/ExamDraftsPage.tsx'), 'ExamDraftsPage')
export const ExamDraft = lazyScreen(
  () => import('#domains/timetable/drafts/exams/ExamDraftView.tsx'),
  'ExamDraftView',
)
export const Exam = lazyScreen(() => import('#domains/exams/exam/ExamScreen.tsx'), 'ExamScreen')
export const MyResults = lazyScreen(
  () => import('#domains/results/mine/MyResultsScreen.tsx'),
  'MyResultsScreen',
)
export const AddResults = lazyScreen(
  () => import('#domains/results/sheets/AddResultsScreen.tsx'),
  'AddResultsScreen',
)
export const MyMarks = lazyScreen(() => import('#domains/results/sheets/MyMarksScreen.tsx'), 'MyMarksScreen')
export const MarkSheet = lazyScreen(
  () => import('#domains/results/sheet/MarkSheetScreen.tsx'),
  'MarkSheetScreen',
)
export const StudentResults = lazyScreen(
  () => import('#domains/results/moderation/StudentResultsScreen.tsx'),
  'StudentResultsScreen',
)
export const ModerateSheet = lazyScreen(
  () => import('#domains/results/moderation/ModerationScreen.tsx'),
  'ModerationScreen',
)
export const ResultsOfStudent = lazyScreen(
  () => import('#domains/results/students/ResultsOfStudentScreen.tsx'),
  'ResultsOfStudentScreen',
)
