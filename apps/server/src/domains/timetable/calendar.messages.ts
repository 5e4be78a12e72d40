import { messagesFor } from '@campanile/messages/messages.ts'

/** Texts of events in people's calendars. */
export const calendarMessages = messagesFor('server.timetable.calendar', {
  cancelled: 'Cancelled',
  cancelledExam: 'Cancelled: Exam {exam}',
  cancelledSession: 'Cancelled: {session}',
  deferredExam: 'Deferred: Exam {exam}',
  exam: 'Exam {exam}',
  forBatches: 'For {batches}',
  movedFrom: 'Moved from {span}',
  movedFromRoom: 'Moved from {span}, {room}',
  reason: 'Reason: {reason}',
  reserved: 'Reserved',
  roomOf: '{room}, {institution}',
  scheduleOf: '{institution} schedule',
  seat: 'Seat {seat}',
  taughtBy: 'With {lecturers}',
  taughtInPlaceOf: 'With {substitute} in place of {lecturers}',
  youInvigilate: 'You invigilate',
})
