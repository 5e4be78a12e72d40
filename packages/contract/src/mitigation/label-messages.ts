import { mappedMessages } from '@campanile/messages/mapped.ts'

export const mitigationStatusLabels = mappedMessages('contract.mitigation.statuses', {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
})
