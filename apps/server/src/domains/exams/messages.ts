import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.exams', {
  itsRoomsTooSmall:
    'Its rooms hold {seats, number}, and {candidates, plural, one {# student sits} other {# students sit}} it',
  marksEntered: 'Students already have marks, so this can’t change',
  marksPublished: 'Marks are already published, so this can’t change',
  noRoom: 'It has no room yet',
  roomCapacity: '{room} has {places, plural, one {# place} other {# places}}',
  roomsTooSmall:
    'These rooms hold {seats, number}, and {candidates, plural, one {# student sits} other {# students sit}} this exam',
  selectClass: 'Select one of the classes',
  selectFutureTime: 'Select a time that is still to come',
  selectInvigilator: 'Select one of the lecturers or staff',
  selectRoom: 'Select one of the rooms',
  selectSitting: 'Select a deferred sitting of this class',
  sittingFull: 'This sitting is full: its rooms hold {seats, number}',
  studentsWithoutPlace:
    '{left, number} of {all, plural, one {# student} other {# students}} have no place in its rooms',
  timeOver: 'Its time is over',
})
