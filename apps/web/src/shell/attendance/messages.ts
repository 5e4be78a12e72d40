import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.attendance', {
  attendance: 'Attendance',
  checkInAndRegisters: 'Check-in and registers of the sessions you teach, and what needs your decision.',
  checkInToTodaysClasses: 'Check in to today’s classes, and follow your attendance.',
  checkInWhenYouArrive: 'Check in when you arrive and out when you leave.',
  myWorkingDay: 'My working day',
  todaysSessionsOfTheWholeCampus: 'Today’s sessions of the whole campus, live.',
})
