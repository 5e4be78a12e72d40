import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.students', {
  byNumber: 'By number',
  cancel: 'Cancel',
  everybodyHasBeenAdded: 'Everybody has been added.',
  findAStudent: 'Find a student',
  name: 'Name',
  nameAToZ: 'Name, A to Z',
  nameZToA: 'Name, Z to A',
  noBatch: 'No batch',
  nobodyMatches: 'Nobody matches “{search}”.',
  none: 'None',
  number: 'Number',
  studentCount: '{chosenCount, plural, one {# student} other {# students}}',
  students: 'Students',
  weCouldntLoadTheStudents: 'We couldn’t load the students',
})
