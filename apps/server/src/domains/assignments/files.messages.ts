import { messagesFor } from '@campanile/messages/messages.ts'

export const assignmentFiles = messagesFor('server.assignments.files', {
  assignments: 'Assignments',
  at: 'At',
  decision: 'Decision',
  due: 'Due',
  files: 'Files',
  handedIn: '{state, select, submitted {Submitted} late {Late} other {Not submitted}}',
  late: 'Late',
  lateSubmissions: 'Late submissions',
  marked: 'Marked',
  minutesLate: 'Minutes late',
  opens: 'Opens',
  policyPenalty: 'Policy penalty',
  returned: 'Returned',
  submissions: 'Submissions',
  submitted: 'Submitted',
  waiting: 'Waiting',
})
