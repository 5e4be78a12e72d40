import { messagesFor } from '@campanile/messages/messages.ts'

export const reportMailMessages = messagesFor('server.scheduledReports.mails', {
  attached: 'The report “{name}” of {date} is attached.',
  changeOrStop: 'View, change or unsubscribe from your scheduled reports:',
  filters: 'Filters: {filters}',
  fromOwner: '{owner} set up this report for you.',
  notSent: 'A scheduled report wasn’t sent',
  notSentBecause:
    '{problem, select, access {You no longer have access to the report “{name}”, so it is paused.} mail {The report “{name}” wasn’t sent, because no mail server is set up.} size {The report “{name}” is too large for an email. Narrow its filters, or export it yourself.} nobody {The report “{name}” has no recipients any more, so it is paused.} other {The report “{name}” couldn’t be prepared. We’ll prepare it again at its next time.}}',
  why: '{every, select, month {You get this email every month from {institution}.} other {You get this email every week from {institution}.}}',
})
