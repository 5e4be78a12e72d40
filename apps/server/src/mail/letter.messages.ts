import { messagesFor } from '@campanile/messages/messages.ts'

export const letterMessages = messagesFor('server.letters', {
  greeting: 'Hello {firstName},',
})
