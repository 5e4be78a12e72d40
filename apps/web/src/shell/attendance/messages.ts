import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.attendance', {
  attendance: 'Attendance',
  forAdmins: 'Today’s sessions across the campus, live.',
  forLecturers: 'Check-in and registers for your sessions, and what needs your decision.',
  forStaff: 'Check in when you arrive and check out when you leave.',
  forStudents: 'Check in to today’s classes and follow your attendance.',
  myWorkingDay: 'My working day',
})
