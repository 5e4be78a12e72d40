import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.notifications', {
  alwaysEmailed: 'Messages about your account are always emailed',
  kindNotReceived: 'You don’t receive this kind of notification',
})
