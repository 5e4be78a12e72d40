import { messages } from '@campanile/messages/messages.ts'

export const m = messages('staff-attendance.kiosk', {
  checkIn: 'Check in',
  checkInAt: 'Check in: {place}',
  couldNotLoadLocation: 'We couldn’t load this location',
  lecturers: 'Lecturers',
  locationIsClosed: 'This location doesn’t accept check-ins now.',
  openFromTo: 'Open from {opensAt} to {closesAt}.',
  phoneMustBeOnNetwork: 'Your phone must be on the campus network.',
  qrCodeAt: 'QR code to check in at {place}',
  scanTheCode: 'Scan the code with your phone’s camera to check in or out.',
  staff: 'Staff',
})
