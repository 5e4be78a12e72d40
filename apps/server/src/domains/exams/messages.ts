import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.exams', {
  itsRoomsTooSmall:
    'Its rooms have {seats, plural, one {# seat} other {# seats}} for {candidates, plural, one {# student} other {# students}}',
  marksEntered: 'Students already have marks, so this can’t change',
  marksPublished: 'Marks are already published, so this can’t change',
  noRoom: 'It has no room yet',
  roomCapacity: '{room} has {seats, plural, one {# seat} other {# seats}}',
  roomsTooSmall:
    'These rooms have {seats, plural, one {# seat} other {# seats}} for {candidates, plural, one {# student} other {# students}}',
  selectClass: 'Select one of the classes',
  selectFutureTime: 'Select a time in the future',
  selectInvigilator: 'Select one of the lecturers or staff',
  selectRoom: 'Select one of the rooms',
  selectSitting: 'Select a deferred sitting of this class',
  sittingFull: 'This sitting is full: its rooms have {seats, plural, one {# seat} other {# seats}}',
  studentsWithoutPlace:
    '{left, number} of {all, plural, one {# student} other {# students}} have no seat in its rooms',
  timeOver: 'This time has passed',
})
