import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.classes', {
  assignments: 'Assignments',
  attendance: 'Attendance',
  classManagement: 'Class Management',
  dashboard: 'Dashboard',
  marksAndResults: 'Marks and results',
  overview: 'Overview',
  sessions: 'Sessions',
  settings: 'Settings',
  students: 'Students',
  timetable: 'Timetable',
})
