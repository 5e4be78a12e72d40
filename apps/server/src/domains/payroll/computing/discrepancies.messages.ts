import { mappedMessages } from '@campanile/messages/mapped.ts'
import { messagesFor } from '@campanile/messages/messages.ts'

/** A discrepancy in a person's pay. Stored in the institution's language at that time. */
export const discrepancyMessages = messagesFor('server.payroll.discrepancies', {
  gap: '{days, plural, one {No pay profile on # working day, {from}} other {No pay profile on # working days, from {from} to {to}}}',
  itemFailed: '{item}: {problem}',
  negativePay: 'Deductions exceed the pay by {amount}',
  noBankDetails: 'There are no bank details',
  noProfile: 'No pay profile in this month',
  ofEarlier: '{month}: {about}',
  partFrom:
    '{joined, select, yes {Joined on {day}} other {Paid from {day}}}: {total, plural, one {{days} of # working day} other {{days} of # working days}}',
  partUntil:
    '{left, select, yes {Last day {day}} other {Paid until {day}}}: {total, plural, one {{days} of # working day} other {{days} of # working days}}',
  profileFailed: '{basis, select, month {Basic pay: {problem}} other {Teaching: {problem}}}',
})

export const sessionDiscrepancies = mappedMessages('server.payroll.sessionDiscrepancies', {
  'not-recorded': 'Its check-in was never opened and no register was taken',
  'recorded-by-other': 'Another lecturer opened its check-in or took its register',
  'recorded-by-nobody': 'Several teach the class, and none of them opened its check-in or took its register',
  'recorded-by-outsider':
    'Opened its check-in or took its register, but did not teach the class at that time',
  cancelled: 'It was cancelled',
  'cancelled-after-record': 'It was recorded, but is cancelled',
})
