import { messagesFor } from '@campanile/messages/messages.ts'

export const assignmentNotices = messagesFor('server.assignments.notices', {
  assignmentRestored: 'Assignment restored',
  assignmentWithdrawn: 'Assignment withdrawn',
  dueMovedBy: '{course}: {title}: {name} moved the due date from {before} to {due}.',
  dueSoon: 'Due soon',
  lateRulesChanged: 'Rules for late work changed',
  lateRulesChangedBy:
    '{course}: {title}: {name} changed the late penalty or the final cut-off. The assignment shows the new rules.',
  lateWorkAccepted: 'Late work accepted, the penalty applies',
  lateWorkNotAccepted: 'Late work not accepted',
  lateWorkWaived: 'Late work accepted without a penalty',
  markChanged: 'Your mark has changed',
  newAssignment: 'New assignment',
  newDueDate: 'New due date',
  penaltyChanged: '{course}: {title}: the penalty is now {after} instead of {before} marks',
  submittedOf: '{submitted} of {enrolled} submitted',
  work: '{course}: {title}',
  workBecause: '{course}: {title}: {reason}',
  workDue: '{course}: {title}, due {due}',
  workIsDue: '{course}: {title} is due {due}.',
  workArchivedBy: '{course}: {title}: {name} archived this assignment. You no longer have to submit it.',
  workReceived: '{course}: {title}, receipt {code}',
  workRestoredBy: '{course}: {title}: {name} restored this assignment. It is due {due}.',
  workReturned: 'Work returned with its mark',
  workSubmitted: 'Work submitted',
  workSubmittedLate: 'Work submitted late',
  workUnpublishedBy:
    '{course}: {title}: {name} withdrew this assignment. You’ll be notified if it is published again.',
  workWasDue: '{course}: {title} was due',
  workWasDueAndIsAccepted: '{course}: {title} was due {due}. Late work is still accepted.',
  youHaveNotSubmitted: 'You haven’t submitted yet',
})
