import { messagesFor } from '@campanile/messages/messages.ts'

export const staffNotices = messagesFor('server.staff-attendance.notices', {
  attendanceCorrected: 'Your attendance was corrected',
  correctionAccepted: 'Correction accepted',
  correctionRefused: 'Correction refused',
  correctionRequested: 'Correction requested',
  correctionRequestedBy: '{name} requests a correction to their attendance on {day}.',
  requestTimeYouLeft: 'Request a correction with the time you left, so that your hours are complete.',
  youDidNotCheckIn: 'You didn’t check in yesterday. If you worked, request a correction.',
  youDidNotCheckOut: 'You did not check out',
  youWereRecordedAsAbsent: 'You were recorded as absent',
  yourAttendance: 'Your attendance on {day}.',
  yourAttendanceWithAnswer: 'Your attendance on {day}. {answer}',
})
