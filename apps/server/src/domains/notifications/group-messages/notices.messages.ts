import { messagesFor } from '@campanile/messages/messages.ts'

export const messageNotices = messagesFor('server.notifications.groupMessages', {
  from: 'From {name}',
  fromAboutClass: 'From {name} ({course})',
})
