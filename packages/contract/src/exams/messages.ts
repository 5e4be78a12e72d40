import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.exams', {
  atLeast1: 'At least 1',
  atLeast5Minutes: 'At least 5 minutes',
  atMost12Hours: 'At most 12 hours',
  atMostRooms: 'At most {maximum, plural, one {# room} other {# rooms}}',
  eachInvigilatorOnce: 'Assign each invigilator to one room only',
  eachRoomOnce: 'Each room once',
  enterReason: 'Enter a reason',
  enterShare: 'Enter a share from 0 to 100',
  enterWholeMinutes: 'Enter whole minutes',
  enterWholeNumber: 'Enter a whole number',
  examPeriod: 'The last day must follow the first, at most {days, number} days in all',
  marksFormat: 'Enter marks like 100 or 37.5',
  moreThan0: 'More than 0',
  selectClass: 'Select a class',
  selectDayAndTime: 'Select at least one day and one start time',
  selectExams: 'Select at least one exam or class, at most {maximum, number}',
  selectRoom: 'Select a room',
  tooMany: 'Too many',
})
