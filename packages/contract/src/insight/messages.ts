import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.insight', {
  lastDayBeforeFirst: 'The last day is before the first',
})
