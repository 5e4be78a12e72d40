import { messages } from '@campanile/messages/messages.ts'

export const m = messages('payroll', {
  amountAMonth: '{amount} a month',
  amountASession: '{amount} a session',
  amountATaughtHour: '{amount} a taught hour',
  answered: 'Answered',
  firstToLastDay: '{firstDay} to {lastDay}',
  fromDay: 'From {day}',
  open: 'Open',
  payItems: 'Pay items',
  payProfiles: 'Pay profiles',
  payRuns: 'Pay runs',
  payroll: 'Payroll',
  payrollManagement: 'Payroll Management',
  questions: 'Questions',
  whatPayrollHolds: 'Monthly pay runs, pay profiles and pay items.',
})
