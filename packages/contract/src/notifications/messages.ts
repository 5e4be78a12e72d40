import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.notifications', {
  enterSubject: 'Enter a subject',
  pushSubscriptionInvalid: 'This isn’t a valid push subscription',
  selectClass: 'Select a class',
  selectPerson: 'Select a person',
  writeMessage: 'Write a message',
})
