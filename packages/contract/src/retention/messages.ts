import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.retention', {
  wholeDaysFromTo: 'Whole days from {least, number} to {most, number}',
})
