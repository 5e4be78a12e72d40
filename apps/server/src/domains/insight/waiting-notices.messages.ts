import { mappedMessages } from '@campanile/messages/mapped.ts'
import { messagesFor } from '@campanile/messages/messages.ts'

export const waitingNotices = messagesFor('server.insight.waiting', {
  delegationEnded: '{count, plural, one {{by} ended a delegation} other {{by} ended # delegations}}',
  itemsDelegated: '{count, plural, one {{by} asks you for a decision} other {{by} asks you for # decisions}}',
  noteAdded: '{by} added a note: {subject}',
  severalItems: '{count, plural, one {# item} other {# items}}',
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
  cases: 'Student at risk',
})
