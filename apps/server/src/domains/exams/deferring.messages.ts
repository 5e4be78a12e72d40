import { messagesFor } from '@campanile/messages/messages.ts'

/** A student's sitting before and after a deferral, and why it cannot be deferred. */
export const deferringMessages = messagesFor('server.exams.deferring', {
  alreadyWithdrawn: 'Already withdrawn',
  cancelled: 'This exam was cancelled',
  deferred: 'Deferred, no sitting assigned yet',
  deferredAlready: 'Already deferred',
  noOtherSeat: '{was} is taken, and no other seat is free',
  notInTimetable: 'This exam is no longer in the timetable',
  notSitting: 'Not sitting this exam',
  otherSeat: '{was} is taken; now {now}',
  replacementBegan: 'The replacement sitting has begun and can’t change',
  room: 'Room',
  seat: '{room}, seat {seat}',
  sits: 'Sitting this exam',
  sitsIn: 'Sitting this exam in {room}, seat {seat}',
  sitting: '{exam}, {time}',
})
