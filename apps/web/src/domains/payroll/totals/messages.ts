import { messages } from '@campanile/messages/messages.ts'

export const m = messages('payroll.totals', {
  aTotalHereCoversOnePerson:
    'A total here covers one person, or one person and you, so it reveals what that person earns. Your view is recorded.',
  byEmployment: 'By employment',
  byMonth: 'By month',
  earningsDeductions: 'Earnings {money}, deductions {money2}',
  employment: 'Employment',
  findAPerson: 'Find a person',
  highestNetPayFirst: 'Highest net pay first',
  latestMonthFirst: 'Latest month first',
  month: 'Month',
  name: 'Name',
  net: 'Net',
  netPay: 'Net pay',
  netPayByMonth: 'Net pay by month',
  noApprovedPayRunsThisTerm: 'No approved pay runs this term yet',
  ofPersonInMonth:
    'Of {people, plural, one {# person} other {# people}} in {monthCount, plural, one {# month} other {# months}}',
  payslipOfMonth: ', payslip of {month}',
  payslips: 'Payslips',
  people: 'People',
  person: 'Person',
  personTaxes: '{people, plural, one {# person} other {# people}}, taxes {money}',
  seeThePayslips: 'See the payslips',
  total: 'Total',
  totalsAppearWhenAMonth: 'Totals appear when a month is approved.',
  weCouldntLoadThePayslips: 'We couldn’t load the payslips',
  weCouldntLoadTheTotals: 'We couldn’t load the totals',
})
