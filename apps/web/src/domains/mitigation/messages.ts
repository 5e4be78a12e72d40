import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('mitigation', {
  approvedAutomatically:
    '{days, plural, =0 {Approved automatically} one {Approved automatically, # day granted} other {Approved automatically, # days granted}}',
  approvedBy:
    '{days, plural, =0 {Approved by {name}} one {Approved by {name}, # day granted} other {Approved by {name}, # days granted}}',
  approvedByAnAdmin:
    '{days, plural, =0 {Approved by an admin} one {Approved by an admin, # day granted} other {Approved by an admin, # days granted}}',
  assignment: 'Assignment',
  beforeBecomesAfter: '{before} <arrow>becomes</arrow> <strong>{after}</strong>',
  course: 'Course',
  dateWithDaysMore:
    '{days, plural, one {{date} <span>(+# day)</span>} other {{date} <span>(+# days)</span>}}',
  daysMore: '{days, plural, one {# more day} other {# more days}}',
  decision: 'Decision',
  description: 'Description',
  effects: 'Effects',
  goToTheDashboard: 'Go to the dashboard',
  mitigationForms: 'Mitigation Forms',
  noNote: 'No note.',
  notGiven: 'Not given',
  openClass: 'Open class',
  originalDueDate: 'Original due date',
  reason: 'Reason',
  rejectedBy: 'Rejected by {name}',
  rejectedByAnAdmin: 'Rejected by an admin',
  requested: 'Requested',
  reversed: 'Reversed',
  sessionsToExcuse: 'Sessions to excuse',
  submitted: 'Submitted',
  whatTheApprovalChanged: 'Changes made by the approval',
  whatTheApprovalHadChanged: 'Reversed changes of the approval',
})
