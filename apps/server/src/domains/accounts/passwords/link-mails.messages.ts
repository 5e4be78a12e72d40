import { messagesFor } from '@campanile/messages/messages.ts'

export const linkMailMessages = messagesFor('server.accounts.mails', {
  accountCreated: '{institution} has created an account for you. Set your password here:',
  ignoreReset: 'If you didn’t request this, ignore this message. Nothing has changed.',
  invitationSubject: 'Your account at {institution}',
  linkLasts: 'The link works once and for {days, plural, one {one day} other {# days}}.',
  resetRequested: 'we received a request to reset your password at {institution}. Set a new one here:',
  resetSubject: 'Reset your password at {institution}',
})
