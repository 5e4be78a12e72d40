import { messages } from '@campanile/messages/messages.ts'

export const m = messages('staff-attendance.link', {
  checkIn: 'Check in',
  checkingTheCode: 'Checking the code',
  goToTheDashboard: 'Go to the dashboard',
  thisLocationIsFor: 'This location is for {whom}',
  youAreSignedInAs: 'You are signed in as {fullName}, {roleLabel}.',
})
