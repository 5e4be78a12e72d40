import { mappedMessages } from '@campanile/messages/mapped.ts'
import { messagesFor } from '@campanile/messages/messages.ts'

export const waitingNotices = messagesFor('server.insight.waiting', {
  delegationEnded: '{by} ended a delegation',
  itemDelegated: '{by} asks you for a decision',
  withReason: '{subject}. Reason: {reason}',
})

/** One item of each queue. */
export const waitingKinds = mappedMessages('server.insight.waitingKinds', {
  mitigation: 'Mitigation form',
  leave: 'Leave request',
  'session-requests': 'Session request',
  'late-submissions': 'Late submission',
  'face-reviews': 'Face photo',
  'mark-sheets': 'Mark sheet',
  disputes: 'Disputed attendance',
  findings: 'Unusual check-in',
  'offline-claims': 'Offline scan',
  'staff-corrections': 'Staff correction',
  'pay-discrepancies': 'Pay discrepancy',
  'pay-questions': 'Question about pay',
  mails: 'Unsent mail',
  'cover-requests': 'Cover request',
  registers: 'Register to complete',
  marking: 'Submissions to mark',
})
