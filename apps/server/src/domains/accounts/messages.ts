import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.accounts', {
  setUpCodeWrong: 'This set-up code is incorrect',
})
