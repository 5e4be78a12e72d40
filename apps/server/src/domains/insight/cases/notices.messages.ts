import { messagesFor } from '@campanile/messages/messages.ts'

export const caseNotices = messagesFor('server.insight.cases', {
  caseIsYours: 'A case is yours now',
  caseOf: 'Student at risk: {name}',
  caseReopened: 'Your case was reopened',
  messageFrom: 'Message from {name}',
})
