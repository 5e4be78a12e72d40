import { messagesFor } from '@campanile/messages/messages.ts'

export const examNotices = messagesFor('server.exams.notices', {
  examCancelled: 'Exam cancelled',
  examCancelledBecause: '{exam}. {reason}',
  examInOtherRooms: 'Exam rooms changed',
  examInRooms: '{exam}: {span}, in {rooms}',
  examIsBeingRescheduled: '{exam} is being rescheduled',
  examMoved: 'Exam moved',
  examTimetablePublished: 'Exam timetable published',
  examWithdrawn: 'Exam withdrawn',
  examWithoutRoom: '{exam}: {span}',
  newExam: 'New exam',
  yourDeferredExam: 'Your deferred exam',
  yourExamsAreInYourSchedule: 'Your exams, with times and rooms, are in your schedule',
  yourSeat: 'Your seat in the exam',
  yourSeatIsInYourSchedule: '{exam}. Your seat is in your schedule',
})
