import { messagesFor } from '@campanile/messages/messages.ts'

export const filterMessages = messagesFor('server.scheduledReports.filters', {
  batch: 'Batch: {name}',
  below: 'Only those below the required percentage',
  by: '{by, select, student {By student} enrolment {By student and class} batch {By batch} programme {By programme} lecturer {By lecturer} other {By class}}',
  class: 'Class: {name}',
  currentTerm: 'This term',
  daysFrom: 'From {from}',
  daysFromTo: '{from} to {to}',
  daysUntil: 'Until {to}',
  department: 'Department: {name}',
  face: '{face, select, registered {Face registered} missing {No face registered} other {Face in review}}',
  last7Days: 'The last 7 days',
  lastMonth: 'The last month',
  lecturer: 'Lecturer: {name}',
  programme: 'Programme: {name}',
  role: 'Role: {role}',
  search: 'Search: “{search}”',
  status: 'Status: {status}',
  student: 'Student: {name}',
})
