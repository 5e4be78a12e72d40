import { mappedMessages } from '@campanile/messages/mapped.ts'
import { messagesFor } from '@campanile/messages/messages.ts'

/** Effects of an approval. Stored effects are in the language of the institution at that time. */
export const effectMessages = messagesFor('server.mitigation.effects', {
  alreadyWithdrawn: 'The later due date has already been withdrawn',
  approvedRequest: 'Mitigation request approved',
  due: 'Due {time}',
  marksOff: '{isNone, select, yes {No penalty} other {{marks} marks off}}',
  noRecord: 'No record',
  recordChanged: 'The record was changed after the approval and is kept',
})

/** The reasons why part of an approval changes nothing. */
export const obstacleLabels = mappedMessages('server.mitigation.obstacles', {
  archived: 'This assignment was archived',
  'excused-already': 'Already excused',
  'no-days': 'No days were granted',
  'not-enrolled': 'No longer enrolled in this class',
  'session-cancelled': 'This session was cancelled',
})
