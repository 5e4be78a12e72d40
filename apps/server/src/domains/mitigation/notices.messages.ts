import { messagesFor } from '@campanile/messages/messages.ts'

export const mitigationNotices = messagesFor('server.mitigation.notices', {
  approvalWithdrawn: 'Mitigation approval withdrawn',
  approvalWithdrawnBy: '{title}: {name} withdrew the approval.',
  approvedAutomatically: '{title}: approved automatically.',
  approvedBy: '{title}: approved by {name}.',
  changed: '{subject}: {before} → {after}.',
  changesKept: 'What its approval changed stays as it is.',
  deletedBy: '{title}: {name} deleted this request.',
  moreChanges: '{count, plural, one {# more change.} other {# more changes.}}',
  newRequest: 'New mitigation request',
  note: 'Note: {note}',
  rejectedBy: '{title}: rejected by {name}.',
  requestApproved: 'Mitigation request approved',
  requestApprovedAutomatically: 'Mitigation request approved automatically',
  requestDeleted: 'Mitigation request deleted',
  requestOf: '{name}: {title}',
  requestRejected: 'Mitigation request rejected',
})
