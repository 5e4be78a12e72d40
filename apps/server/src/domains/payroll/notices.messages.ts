import { messagesFor } from '@campanile/messages/messages.ts'

export const payNotices = messagesFor('server.payroll.notices', {
  anotherAdminApproved: 'Another admin approved the pay run for {month}, which you computed.',
  anotherAdminWithdrew: 'Another admin withdrew the approval of the pay run for {month}: {reason}',
  approvalWithdrawn: 'Approval of a pay run withdrawn',
  bankDetailsChanged: 'Bank details changed',
  bankDetailsChangedByAdmin:
    '{name} changed your bank details. If you didn’t request this, contact an admin immediately.',
  bankDetailsChangedByYou:
    'Your bank details were changed in your account. If this wasn’t you, contact an admin immediately.',
  bankDetailsDeleted: 'Bank details deleted',
  bankDetailsDeletedByAdmin: '{name} deleted your bank details. We can’t pay you without them.',
  basicPay: 'the amount of your basic pay',
  basisOfPay: 'the basis of your pay',
  firstDay: 'the first day from {before} to {after}',
  lastDay:
    'the last day from {hadLastDay, select, yes {{before}} other {no last day}} to {hasLastDay, select, yes {{after}} other {no last day}}',
  newPayslip: 'New payslip',
  newPayslipWithoutBankDetails: 'New payslip, but no bank details',
  payChanged: 'Your pay was changed',
  payDateChanged: 'Pay date changed',
  payDateMoved: 'Your pay for {month} is paid on {to} instead of {from}.',
  payItems: 'your pay items',
  payNotSent: 'Your pay was not sent',
  payNotSentBecause:
    'We have no bank details for you, so your pay for {month} was not sent. Add them now, and it will be paid with the next pay run.',
  payProfileChanged:
    '{name} changed {changes}. Your next payslip shows the amounts. If something is wrong, ask about the line there or contact an admin.',
  payProfileRemoved:
    '{name} removed your pay from {day}. Your next payslip shows the amounts. If something is wrong, ask about the line there or contact an admin.',
  payProfileSetUp:
    '{name} set up your pay from {day}. Your next payslip shows the amounts. If something is wrong, ask about the line there or contact an admin.',
  payRunApproved: 'Pay run approved',
  payRunReady: 'Pay run ready for approval',
  payRunToApprove: '{name} computed the pay run for {month}. Another admin has to approve it.',
  payslipReady: 'Your payslip for {month} is ready. You’ll be paid on {day}.',
  payslipReadyNothingDue: 'Your payslip for {month} is ready. There is nothing to pay out.',
  payslipReadyWithoutBankDetails:
    'Your payslip for {month} is ready. Add your bank details before {day} so that you can be paid.',
  payslipReversed: 'Payslip reversed',
  payslipReversedBy: '{name} reversed your payslip for {month}. A new one follows.',
  questionAboutPay: 'Question about pay',
  questionAnswered: 'Your question about pay was answered',
  questionAsked: '{name} asks about a line of the payslip for {month}.',
  questionOfPayslip: 'About a line of your payslip for {month}.',
})
