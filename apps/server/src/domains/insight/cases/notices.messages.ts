import { messagesFor } from '@campanile/messages/messages.ts'

export const caseNotices = messagesFor('server.insight.cases', {
  caseIsYours: 'You are now responsible for a case',
  caseOf: 'Student at risk: {name}',
  caseReopened: 'Your case was reopened',
  messageFrom: 'Message from {name}',
  nextStepPlanned: 'The next step of your case was planned',
})
