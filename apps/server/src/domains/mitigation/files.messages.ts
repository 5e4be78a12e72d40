import { messagesFor } from '@campanile/messages/messages.ts'

export const mitigationFiles = messagesFor('server.mitigation.files', {
  adminNotes: 'Admin notes',
  approvedAutomatically: 'Approved automatically',
  daysAsked: 'Days requested',
  daysGiven: 'Days granted',
  description: 'Description',
  mitigationRequests: 'Mitigation requests',
  originalDueDate: 'Original due date',
  requested: 'Requested',
  reversed: 'Reversed',
  reviewed: 'Reviewed',
  reviewedBy: 'Reviewed by',
})
