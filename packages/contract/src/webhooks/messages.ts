import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.webhooks', {
  enterAddress: 'Enter a full address, such as https://hooks.campus.edu/campanile',
  enterName: 'Enter a name, such as the program that receives the events',
  selectEvents: 'Select at least one event',
})
