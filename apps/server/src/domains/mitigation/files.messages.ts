import { messagesFor } from '@campanile/messages/messages.ts'

export const mitigationFiles = messagesFor('server.mitigation.files', {
  adminNotes: 'Admin notes',
  approvedAutomatically: 'Approved automatically',
  daysAsked: 'Days asked',
  daysGiven: 'Days given',
  description: 'Description',
  mitigationRequests: 'Mitigation requests',
  originalDueDate: 'Original due date',
  requested: 'Requested',
  reversed: 'Reversed',
  reviewed: 'Reviewed',
  reviewedBy: 'Reviewed by',
})
