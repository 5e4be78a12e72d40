import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.insight', {
  enterReason: 'Enter a reason',
  lastDayBeforeFirst: 'The last day is before the first',
  writeNote: 'Write a note',
})
