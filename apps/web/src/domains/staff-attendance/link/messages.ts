import { messages } from '@campanile/messages/messages.ts'

export const m = messages('staff-attendance.link', {
  checkIn: 'Check in',
  checkingTheCode: 'Checking the code',
  goToTheDashboard: 'Go to the dashboard',
  locationIsForLecturers: 'This location is for lecturers',
  locationIsForStaff: 'This location is for staff',
  youAreSignedInAs: 'You are signed in as {fullName}, {roleLabel}.',
})
