import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight.analytics.risk', {
  allCases: 'All cases',
  attendance: 'Attendance',
  case: 'Case',
  findAStudent: 'Find a student',
  high: 'High',
  medium: 'Medium',
  missedInARow: 'Missed in a row',
  moreReasons: '{count, plural, one {# more reason} other {# more reasons}}',
  noStudentsAtRisk: 'No students at risk',
  risk: 'Risk',
  stillCounting: 'Figures are still being updated',
  stillCountingText:
    '{pending, plural, one {# change left. Students at risk are shown once it is counted.} other {# changes left. Students at risk are shown once they are counted.}}',
  student: 'Student',
  studentsAtRisk: 'Students at risk',
  studentsAtRiskByLevel: 'Students at risk by level',
  studentsCounted: '{students, plural, one {# student} other {# students}}',
  watch: 'Watch',
  weCouldntLoadTheStudents: 'We couldn’t load the students',
  weeks: 'Weeks',
  why: 'Why',
})
