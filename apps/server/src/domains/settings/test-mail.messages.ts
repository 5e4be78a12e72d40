import { messagesFor } from '@campanile/messages/messages.ts'

export const testMailMessages = messagesFor('server.settings.mails', {
  mailReachesYou: 'You requested this test message at {at}. Emails from Campanile reach you.',
  testSubject: 'Test message from {institution}',
})
