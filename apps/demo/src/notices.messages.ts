import { messagesFor } from '@campanile/messages/messages.ts'

export const demoNotices = messagesFor('server.demo.notices', {
  demoHasPeople:
    'It has people, classes and two terms of attendance. Nobody has a password yet, so invite the people you want to sign in as.',
  demoIsBeingLoaded: 'The demo campus is being loaded',
  demoIsReady: 'The demo campus is ready',
  youCanKeepWorking: 'This takes a few seconds. You can keep working.',
})
