import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.people', {
  numberTaken: 'Another person has this number',
})
