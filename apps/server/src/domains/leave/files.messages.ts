import { messagesFor } from '@campanile/messages/messages.ts'

export const leaveFiles = messagesFor('server.leave.files', {
  answer: 'Answer',
  days: 'Days',
  leave: 'Leave',
  leaveRequests: 'Leave requests',
  part: 'Part',
  submitted: 'Submitted',
})
