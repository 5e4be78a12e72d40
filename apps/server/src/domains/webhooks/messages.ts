import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.webhooks', {
  nameTaken: 'Another webhook has this name',
})
