import { messagesFor } from '@campanile/messages/messages.ts'

export const examFiles = messagesFor('server.exams.files', {
  batches: 'Batches',
  day: 'Day',
  deferred: 'Deferred',
  exam: 'Exam',
  examTimetable: 'Exam timetable',
  exams: 'Exams',
  invigilators: 'Invigilators',
  rooms: 'Rooms',
  seat: 'Seat',
  seated: 'Seated',
  seatsFile: 'Seats {course} {exam}',
  seatsOf: 'Seats, {course} {exam}',
  signature: 'Signature',
  sitting: 'Sitting',
  studentNumber: 'Student number',
  type: 'Type',
})
