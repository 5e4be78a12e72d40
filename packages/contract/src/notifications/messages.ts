import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.notifications', {
  pushSubscriptionInvalid: 'This isn’t a valid push subscription',
})
