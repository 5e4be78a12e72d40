import { messages } from '@campanile/messages/messages.ts'

export const m = messages('payroll', {
  answered: 'Answered',
  dayToDay2: '{day} to {day2}',
  fromDay: 'From {day}',
  monthlyPayRunsPayProfiles: 'Monthly pay runs, pay profiles and pay items.',
  open: 'Open',
  payItems: 'Pay items',
  payProfiles: 'Pay profiles',
  payRuns: 'Pay runs',
  payroll: 'Payroll',
  payrollManagement: 'Payroll Management',
  questions: 'Questions',
})
