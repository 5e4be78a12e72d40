import { messagesFor } from '@campanile/messages/messages.ts'

export const reasonMessages = messagesFor('server.notifications.reasons', {
  reason: 'Reason: {reason}.',
  reasonInSentences: 'Reason: {reason}',
})
