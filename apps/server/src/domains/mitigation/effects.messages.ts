import { messagesFor } from '@campanile/messages/messages.ts'

/** What an approval changes. Stored effects are in the language of the institution at that time. */
export const effectMessages = messagesFor('server.mitigation.effects', {
  alreadyWithdrawn: 'The later due date has already been withdrawn',
  archived: 'This assignment was archived',
  due: 'Due {time}',
  'excused-already': 'Already excused',
  marksOff: '{isNone, select, yes {No penalty} other {{marks} marks off}}',
  'no-days': 'No days were granted',
  noRecord: 'No record',
  'not-enrolled': 'No longer enrolled in this class',
  recordChanged: 'The record was changed after the approval and is kept',
  'session-cancelled': 'This session was cancelled',
})
