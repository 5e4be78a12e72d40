import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.insight', {
  atMostItems: 'Select at most {maximum, number} items at once',
  enterNextStep: 'Enter the next step',
  enterReason: 'Enter a reason',
  lastDayBeforeFirst: 'The last day is before the first',
  selectItems: 'Select at least one item',
  writeNote: 'Write a note',
})
