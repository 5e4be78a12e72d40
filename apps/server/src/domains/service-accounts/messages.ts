import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.serviceAccounts', {
  nameTaken: 'Another service account has this name',
  takeOverFirst: 'The responsible person is no longer an active admin. Take over this service account first.',
})
