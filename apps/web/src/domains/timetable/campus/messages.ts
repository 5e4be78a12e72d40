import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('timetable.campus', {
  batch: 'Batch',
  campus: 'Campus',
  cancel: 'Cancel',
  capacity: '{seats, plural, one {# seat} other {# seats}}',
  checkingForClashes: 'Checking for clashes',
  class: 'Class',
  conflicts: 'Conflicts',
  conflictsCounted: '{count, plural, one {# conflict} other {# conflicts}}',
  doubleBooked:
    '{students, plural, one {# student has something else at the same time} other {# students have something else at the same time}}',
  dragHint:
    'Drag a session to move it, or focus it and press M. Arrow keys then move it, Enter confirms and Escape cancels.',
  dragHintCampus:
    'Drag a session to move it, or focus it and press M. Arrow keys then change time and room, Page Up and Page Down the day. Enter confirms and Escape cancels.',
  exam: 'Exam: {title}',
  free: 'Free',
  hasNoRoom: 'No room',
  hoursShort: '{hours, number} h',
  hoursShown: '{from} to {to}',
  isCut:
    'Only the first 2,000 sessions are shown. Select a room, batch, lecturer or class to see all of its sessions.',
  isOnHoliday: 'On a holiday',
  lecturer: 'Lecturer',
  lecturers: 'Lecturers',
  moreConflicts: '{count, plural, one {# more} other {# more}}',
  moveHere: 'Move here',
  moveSession: 'Move session',
  movingTo: '{day}, {range}',
  movingToRoom: '{day}, {range}, {room}',
  noConflicts: 'No conflicts',
  nothingThisDay: 'Nothing on this day',
  notified: 'These people will be notified',
  openClass: 'Open class',
  room: 'Room',
  seatsOf: '{students} of {seats, plural, one {# seat} other {# seats}}',
  selectSubject:
    '{scope, select, room {Select a room to see its week} batch {Select a batch to see its week} lecturer {Select a lecturer to see their week} other {Select a class to see its week}}',
  sessionMoved: '{course} is moved',
  show: 'Timetable of',
  students: 'Students',
  studentsAreNotFree: 'Some students are not free at that time',
  studentsCounted: '{students, plural, one {# student} other {# students}}',
  studentsHave:
    '{students, plural, one {# student has {course} on {day}, {range}} other {# students have {course} on {day}, {range}}}',
  studentsHaveExam:
    '{students, plural, one {# student has the exam {course} {exam} on {day}, {range}} other {# students have the exam {course} {exam} on {day}, {range}}}',
  studentsOfBatches: '{students, plural, one {# student} other {# students}}, with {batches}',
  summary:
    '{sessions, plural, one {# session} other {# sessions}}, {hours, plural, one {# hour} other {# hours}}',
  theMoveWasNotUndone: 'The move was not undone',
  timeHasPassed: 'This time has passed',
  timetable: 'Timetable',
  tooFewSeats:
    '{students, plural, one {# student} other {# students}}, but only {seats, plural, one {# seat} other {# seats}}',
  undo: 'Undo',
  wasCancelled: 'Cancelled',
  weCouldntLoadTheTimetable: 'We couldn’t load the timetable',
  when: 'When',
})
