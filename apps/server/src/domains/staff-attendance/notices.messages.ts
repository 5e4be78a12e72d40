import { messagesFor } from '@campanile/messages/messages.ts'

export const staffNotices = messagesFor('server.staff-attendance.notices', {
  attendanceCorrected: 'Your attendance was corrected',
  correctionAccepted: 'Correction accepted',
  correctionRejected: 'Correction rejected',
  correctionRequested: 'Correction requested',
  correctionRequestedBy: '{name} requests a correction to their attendance on {day}.',
  noFixedHours: 'no fixed hours',
  requestTimeYouLeft:
    'You checked in on {day}, but did not check out. Request a correction with the time you left, so that your hours are complete.',
  shift: '{days}, {start} to {end} (late from {late}, half day from {halfDay}, absent from {absent})',
  workingTimesChange: 'Your working times change',
  workingTimesFrom: 'From {day}: {after}. Until then: {before}. Changed by {name}.',
  youDidNotCheckIn: 'You did not check in on {day}. If you worked, request a correction.',
  youDidNotCheckOut: 'You did not check out',
  youWereRecordedAsAbsent: 'You were recorded as absent',
  yourAttendance: 'Your attendance on {day}.',
  yourAttendanceWithAnswer: 'Your attendance on {day}. {answer}',
})
