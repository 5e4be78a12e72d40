import { messagesFor } from '@campanile/messages/messages.ts'

export const deviceMessages = messagesFor('server.notifications.devices', {
  browser: 'A browser',
  browserOnSystem: '{browser} on {system}',
})
