import { messages } from '@campanile/messages/messages.ts'

export const m = messages('mitigation', {
  becomes: 'becomes',
  byReviewedByName: 'by {reviewedByName}',
  day: '{grantedExtension, plural, one {# day} other {# days}}',
  dayCount: '{requestedExtension, plural, one {# day} other {# days}}',
  decision: 'Decision',
  description: 'Description',
  effects: 'Effects',
  goToTheDashboard: 'Go to the dashboard',
  mitigationForms: 'Mitigation Forms',
  noNote: 'No note.',
  notGiven: 'Not given',
  openClass: 'Open class',
  reason: 'Reason',
  reversed: 'Reversed',
  sessionsToExcuse: 'Sessions to excuse',
  whatTheApprovalChanged: 'What the approval changed',
  whatTheApprovalHadChanged: 'What the approval had changed',
})
