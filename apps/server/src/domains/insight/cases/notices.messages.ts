import { messagesFor } from '@campanile/messages/messages.ts'

export const caseNotices = messagesFor('server.insight.cases', {
  caseIsYours: 'A case is yours now',
  caseOf: 'Student at risk: {name}',
  messageFrom: 'Message from {name}',
})
