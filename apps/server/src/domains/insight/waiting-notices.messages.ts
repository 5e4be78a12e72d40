import { messagesFor } from '@campanile/messages/messages.ts'

export const waitingNotices = messagesFor('server.insight.waiting', {
  delegationEnded: '{by} ended a delegation',
  itemDelegated: '{by} asks you to decide something',
  subject:
    '{queue, select, mitigation {Mitigation form} leave {Leave request} session-requests {Session request} late-submissions {Late submission} face-reviews {Face photo} mark-sheets {Mark sheet} disputes {Disputed attendance} findings {Unusual check-in} offline-claims {Offline scan} staff-corrections {Staff correction} pay-discrepancies {Pay discrepancy} pay-questions {Question about pay} mails {Unsent mail} cover-requests {Cover request} registers {Register to complete} other {Submissions to mark}}{hasPerson, select, yes {: {person}} other {}}{hasAbout, select, yes {, {about}} other {}}',
  withReason: '{subject}. Reason: {reason}',
})
