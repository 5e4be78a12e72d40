import { messages } from '@campanile/messages/messages.ts'

export const m = messages('assignments.bell', {
  allAssignments: 'All assignments',
  assignmentsDueSoon:
    '{count, plural, =0 {Assignments, none due soon} one {Assignments, # due soon} other {Assignments, # due soon}}',
  assignmentsToMark:
    '{count, plural, =0 {Assignments, none to mark} one {Assignments, # to mark} other {Assignments, # to mark}}',
  due: '{courseCode} · Due {dueAt}',
  duePast: '{courseCode} · Was due {dueAt}',
  dueSoon: 'Due soon',
  everythingIsMarked: 'Everything is marked',
  nothingIsDueSoon: 'Nothing is due soon',
  submissionsToMark: '{courseCode} · {toMark, number} of {submitted, number} to mark',
  toMark: 'To mark',
})
