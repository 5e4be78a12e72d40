import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.students', {
  allHaveBeenAdded: 'All students have been added.',
  byNumber: 'By number',
  cancel: 'Cancel',
  findAStudent: 'Find a student',
  name: 'Name',
  nameAToZ: 'Name, A to Z',
  nameZToA: 'Name, Z to A',
  noBatch: 'No batch',
  none: 'None',
  noStudentsMatch: 'No students match “{search}”.',
  number: 'Number',
  reason: 'Reason',
  reasonHelp: 'Included in the notification.',
  students: 'Students',
  weCouldntLoadTheStudents: 'We couldn’t load the students',
})
