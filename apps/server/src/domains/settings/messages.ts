import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.settings', {
  keepAttemptsLonger:
    'Records can be disputed for {days, plural, one {# day} other {# days}}, so keep attempts at least that long',
})
