import { messages } from '@campanile/messages/messages.ts'

export const m = messages('staff-attendance.kiosk', {
  checkIn: 'Check in',
  checkInPlace: 'Check in: {place}',
  lecturers: 'Lecturers',
  openFromTo: 'Open from {opensAt} to {closesAt}.',
  scanTheCodeWithYourPhones: 'Scan the code with your phone’s camera to check in or out.',
  staff: 'Staff',
  thisLocationDoesntAcceptCheckIns: 'This location doesn’t accept check-ins now.',
  weCouldntLoadThisLocation: 'We couldn’t load this location',
  yourPhoneMust: 'Your phone must be on the campus network.',
})
