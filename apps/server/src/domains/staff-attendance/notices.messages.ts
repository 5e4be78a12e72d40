import { messagesFor } from '@campanile/messages/messages.ts'

export const staffNotices = messagesFor('server.staff-attendance.notices', {
  answer: 'Answer: {answer}',
  attendanceCorrected: 'Your attendance was corrected',
  correctedBy: '{day}: {before} → {after}, corrected by {name}.',
  correctionAccepted: 'Correction accepted',
  correctionAcceptedBy: '{day}: {before} → {after}, accepted by {name}.',
  correctionRejected: 'Correction rejected',
  correctionRejectedBy: '{day}: your record stays unchanged. Rejected by {name}.',
  correctionRequested: 'Correction requested',
  correctionRequestedBy: '{name} requests a correction to their attendance on {day}.',
  fromTime: 'from {start}',
  fromTo: '{start} to {end}',
  noFixedHours: 'no fixed hours',
  noRecord: 'No record',
  requestTimeYouLeft:
    'You checked in on {day}, but did not check out. Request a correction with the time you left, so that your hours are complete.',
  shift: '{days}, {start} to {end} (late from {late}, half day from {halfDay}, absent from {absent})',
  statusAndTimes: '{status}, {times}',
  workingTimesChange: 'Your working times change',
  workingTimesFrom: 'From {day}: {after}. Until then: {before}. Changed by {name}.',
  youDidNotCheckIn: 'You did not check in on {day}. If you worked, request a correction.',
  youDidNotCheckOut: 'You did not check out',
  youWereRecordedAsAbsent: 'You were recorded as absent',
})
