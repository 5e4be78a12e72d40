import { messagesFor } from '@campanile/messages/messages.ts'

export const attendanceNotices = messagesFor('server.attendance.notices', {
  attendanceDisputed: 'Attendance disputed',
  changed:
    '{course}, {moment}: changed from {before, select, present {present} late {late} absent {absent} other {excused}} to {after, select, present {present} late {late} absent {absent} other {excused}}.',
  changedBy:
    '{course}, {moment}: changed from {before, select, present {present} late {late} absent {absent} other {excused}} to {after, select, present {present} late {late} absent {absent} other {excused}} by {name}.',
  checkInIsOpen: 'Check-in is open',
  checkInsToReview: '{course}: {count, plural, one {# check-in} other {# check-ins}} to review',
  closedWithoutCheckIn: '{course}, {moment}: check-in closed and you hadn’t checked in.',
  courseInRoom: '{course}, room {room}',
  disputableUntil: 'You can dispute this until {day}.',
  disputeAccepted: 'Dispute accepted',
  disputeAcceptedBecause: 'Dispute accepted: {words}',
  disputeDeclinedBecause: '{course}: your record stays unchanged. {name}: {words}',
  disputedBy: '{name}, {course}',
  disputedByBecause: '{name}, {course}: {words}',
  importedFromFile: 'Imported from a file',
  offlineScanAccepted: 'Offline scan accepted',
  offlineScanDeclinedBecause: '{course}: {words}',
  offlineScanToDecide: '{course}: a student scanned the code without a connection. Decide on the register.',
  offlineScanToReview: 'Offline scan to review',
  recordChanged: 'Your attendance record was changed',
  recordRemoved: 'Your attendance record was removed',
  recordedAs:
    '{status, select, present {You were recorded as present} late {You were recorded as late} absent {You were recorded as absent} other {You were excused}}',
  recordedBy:
    '{course}, {moment}: recorded as {status, select, present {present} late {late} absent {absent} other {excused}} by {name}.',
  refusalAccepted: 'Refused check-in accepted',
  removed:
    '{course}, {moment}: {before, select, present {present} late {late} absent {absent} other {excused}} removed.',
  removedBy:
    '{course}, {moment}: {before, select, present {present} late {late} absent {absent} other {excused}} removed by {name}.',
  reviewOfCheckIns: 'Review of check-ins',
  reviewOfCheckInsBecause: 'Review: {words}',
  unusualCheckIns: 'Unusual check-ins',
  yourDisputeWasAccepted: 'Your dispute was accepted',
  yourDisputeWasDeclined: 'Your dispute was declined',
  yourOfflineScanWasAccepted: 'Your offline scan was accepted',
  yourOfflineScanWasDeclined: 'Your offline scan was declined',
})
