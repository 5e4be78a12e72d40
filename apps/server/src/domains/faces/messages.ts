import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.faces', {
  photoFromFuture: 'This photo is dated in the future. Correct the clock of this device.',
  photoOld: 'This photo is older than a day. Take a new one.',
})
