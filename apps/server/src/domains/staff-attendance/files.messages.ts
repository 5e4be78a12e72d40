import { messagesFor } from '@campanile/messages/messages.ts'

export const staffAttendanceFiles = messagesFor('server.staffAttendance.files', {
  corrected: 'Corrected',
  inAt: 'In',
  onLeave: 'On leave',
  outAt: 'Out',
  staffAttendance: 'Staff attendance',
  staffAttendanceFile: 'Staff attendance {from} to {to}',
})
