import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.students', {
  allHaveBeenAdded: 'All students have been added.',
  batch: 'Batch',
  byNumber: 'By number',
  findAStudent: 'Find a student',
  move: 'Move',
  moveConsequence:
    'They join the current classes of the new batch and leave those of their old one. Records and marks are kept. They will be notified.',
  moveQuestion: '{count, plural, one {Move # student to a batch} other {Move # students to a batch}}',
  moving: 'Moving',
  name: 'Name',
  nameAToZ: 'Name, A to Z',
  nameZToA: 'Name, Z to A',
  noBatch: 'No batch',
  nobodyWasMoved: 'The students were not moved',
  none: 'None',
  noStudentsMatch: 'No students match “{search}”.',
  number: 'Number',
  reason: 'Reason',
  reasonHelp: 'Included in the notification.',
  students: 'Students',
  studentsMoved: '{count, plural, =0 {No student moved} one {# student moved} other {# students moved}}',
  weCouldntLoadTheStudents: 'We couldn’t load the students',
})
