import { messagesFor } from '@campanile/messages/messages.ts'

export const testMailMessages = messagesFor('server.settings.mails', {
  mailReachesYou: 'You asked for this message at {at}. Mail from Campanile reaches you.',
  testSubject: 'Test message from {institution}',
})
