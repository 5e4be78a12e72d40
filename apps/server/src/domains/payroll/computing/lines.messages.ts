import { messagesFor } from '@campanile/messages/messages.ts'

/** The texts of payslip lines. They are stored in the language of the institution at that time. */
export const lineMessages = messagesFor('server.payroll.lines', {
  adjustmentOf: '{label}, {month}',
  basicPay: 'Basic pay',
  carriedIntoNext: 'Carried into the next month',
  leaveDays:
    '{days, plural, one {# day: teaching is paid by sessions held} other {# days: teaching is paid by sessions held}}',
  noPayDays: 'No-pay days',
  notPaidBefore: 'Not paid before',
  notPaidNothingToRecover: 'Not paid, so nothing to recover',
  notSent: 'Not sent: there were no bank details',
  notSentCarried: 'Not sent, carried into the next run',
  paidAlready: 'Already paid',
  paidTooMuch: 'Paid too much before',
  pay: 'Pay',
  taughtHours: '{hours, plural, one {# hour × {rate}} other {# hours × {rate}}}',
  taughtSessions: '{sessions, plural, one {# session × {rate}} other {# sessions × {rate}}}',
  unpaidFrom: 'Unpaid from {month}',
  workingDays:
    '{total, plural, one {{days} of # working day of {amount}} other {{days} of # working days of {amount}}}',
})
