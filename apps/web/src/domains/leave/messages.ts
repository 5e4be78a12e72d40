import { messages } from '@campanile/messages/messages.ts'

export const m = messages('leave', {
  approvalRevoked: 'Approval revoked',
  approved: 'Approved',
  carriedOverUntil: '{words} carried over{lastDay, select, yes {, until {lastDay2}} other {}}',
  dayCount: '{days, plural, one {# day} other {# days}}',
  dayOff: 'day off',
  daysOff: 'days off',
  leaveApproved: 'Leave approved',
  leaveRejected: 'Leave rejected',
  leftOfOf: 'left of {of}',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  rejected: 'Rejected',
  takenNoLimit: 'taken, no limit',
  thisMonth: 'This month',
  weekendDay: 'weekend day',
  weekendDays: 'weekend days',
})
