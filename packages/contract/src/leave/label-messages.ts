import { mappedMessages } from '@campanile/messages/mapped.ts'

export const leaveStatusLabels = mappedMessages('contract.leave.statuses', {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revoked: 'Revoked',
})

export const leavePartLabels = mappedMessages('contract.leave.parts', {
  whole: 'Whole days',
  morning: 'Morning',
  afternoon: 'Afternoon',
  hours: 'Hours',
})
