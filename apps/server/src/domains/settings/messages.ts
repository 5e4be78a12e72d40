import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.settings', {
  keepAttemptsLonger:
    'Marks can be disputed for {days, plural, one {# day} other {# days}}: keep the attempts at least as long',
})
