import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.analytics', {
  cursorInvalid: 'This is not a valid cursor',
  wholeMinutes: 'Whole minutes',
})
