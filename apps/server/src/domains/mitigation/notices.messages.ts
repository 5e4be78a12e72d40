import { messagesFor } from '@campanile/messages/messages.ts'

export const mitigationNotices = messagesFor('server.mitigation.notices', {
  approvalWithdrawn: 'Mitigation approval withdrawn',
  newRequest: 'New mitigation request',
  requestApproved: 'Mitigation request approved',
  requestApprovedAutomatically: 'Mitigation request approved automatically',
  requestBecause: '{title}: {reason}',
  requestOf: '{name}: {title}',
  requestRejected: 'Mitigation request rejected',
})
