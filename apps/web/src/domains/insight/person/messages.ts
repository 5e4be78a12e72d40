import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight.person', {
  atRisk: 'At risk',
  atRiskInYourClasses: 'At risk in your classes',
  attendedOfCounted: '{courseCode} · {attended, number} of {counted, number} records',
  classesThisTerm: 'Classes this term',
  classesThisTermHint: 'With the attendance of their students',
  noClassesThisTerm: 'No classes this term',
  nothingWaits: 'Nothing about this person needs a decision.',
  studentCount: '{students, plural, one {# student} other {# students}}',
  waiting: 'Waiting for a decision',
})
