import { messagesFor } from '@campanile/messages/messages.ts'

export const dateMessages = messagesFor('server.dates', {
  moment: '{day}, {time}',
  span: '{start} to {end}',
})
