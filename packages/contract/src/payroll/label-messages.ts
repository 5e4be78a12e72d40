import { mappedMessages } from '@campanile/messages/mapped.ts'

export const payBasisLabels = mappedMessages('contract.payroll.bases', {
  month: 'Monthly',
  hour: 'Taught hours',
  session: 'Sessions',
})

/** Labels of the amount that a profile with this basis pays. */
export const payBasisAmountLabels = mappedMessages('contract.payroll.basisAmounts', {
  month: 'Basic pay per month',
  hour: 'Rate per taught hour',
  session: 'Rate per session',
})

export const payItemKindLabels = mappedMessages('contract.payroll.itemKinds', {
  earning: 'Earning',
  allowance: 'Allowance',
  deduction: 'Deduction',
  tax: 'Tax',
})

export const payLineKindLabels = mappedMessages('contract.payroll.lineKinds', {
  basic: 'Basic pay',
  'no-pay': 'No-pay days',
  teaching: 'Teaching',
  leave: 'Leave',
  adjustment: 'Adjustment',
  carried: 'Carried over',
})

export const payRunStatusLabels = mappedMessages('contract.payroll.runStatuses', {
  draft: 'Draft',
  computing: 'Computing',
  computed: 'Computed',
  approved: 'Approved',
  paid: 'Paid',
  locked: 'Locked',
})

export const decisionLabels = mappedMessages('contract.payroll.decisions', {
  pay: 'To be paid',
  'do-not-pay': 'Not paid',
  acknowledged: 'Acknowledged',
})

export const decisionActLabels = mappedMessages('contract.payroll.decisionActs', {
  pay: 'Pay',
  'do-not-pay': 'Do not pay',
  acknowledged: 'Acknowledge',
})

export const discrepancyLabels = mappedMessages('contract.payroll.discrepancies', {
  'not-recorded': 'Taught but not recorded',
  cancelled: 'Cancelled session',
  'recorded-by-other': 'Recorded by a colleague',
  'recorded-by-nobody': 'Not recorded by any of its lecturers',
  'recorded-by-outsider': 'Not a lecturer of the class',
  joined: 'Joined in the month',
  left: 'Left in the month',
  gap: 'Gap between pay profiles',
  'no-profile': 'No pay profile',
  'no-bank-details': 'No bank details',
  'negative-pay': 'Pay below zero',
  'item-failed': 'Item can’t be calculated',
  'adjustment-failed': 'Adjustment can’t be calculated',
})

export const formulaNameLabels = mappedMessages('contract.payroll.formulaNames', {
  basic: 'Basic pay or pay for teaching in this month, less unpaid days',
  monthlyBasic: 'Basic pay of a whole month, from the profile',
  rate: 'Rate per taught hour or session, from the profile',
  gross: 'Basic pay and the earnings and allowances so far',
  taxable: 'The taxable part, less deductions before tax',
  amount: 'The amount of this item in the profile',
  hours: 'Paid teaching hours',
  sessions: 'Paid sessions',
  workingDays: 'Working days of the month',
  employedDays: 'Working days of the month covered by the profile',
  unpaidDays: 'Days without pay',
  leaveDays: 'Days of approved leave, paid or not',
})
