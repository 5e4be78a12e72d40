import { mappedMessages } from '@campanile/messages/mapped.ts'

export const assignmentStateLabels = mappedMessages('contract.assignments.states', {
  draft: 'Draft',
  upcoming: 'Upcoming',
  open: 'Open',
  closed: 'Past due',
  archived: 'Archived',
})

export const lateDecisionLabels = mappedMessages('contract.assignments.lateDecisions', {
  accepted: 'Penalty applies',
  waived: 'Waived',
  rejected: 'Rejected',
})
