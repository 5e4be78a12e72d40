import { messages } from '@campanile/messages/messages.ts'

export const m = messages('assignments.bell', {
  allAssignments: 'All assignments',
  assignmentsDueSoon: 'Assignments, {count} due soon',
  assignmentsNoneDueSoon: 'Assignments, none due soon',
  assignmentsNoneToMark: 'Assignments, none to mark',
  assignmentsToMark: 'Assignments, {count} to mark',
  courseCodeDueDateTimePast: '{courseCode} · Due {dateTime}{left, select, yes {} other {, past}}',
  courseCodeToMarkOfSubmittedToMark: '{courseCode} · {toMark} of {submitted} to mark',
  dueSoon: 'Due soon',
  everythingIsMarked: 'Everything is marked',
  nothingIsDueSoon: 'Nothing is due soon',
  toMark: 'To mark',
})
