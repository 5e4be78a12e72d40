import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.savedViews', {
  nameTaken: 'You already have a view with this name',
})
