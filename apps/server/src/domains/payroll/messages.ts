import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.payroll', {
  accountMissing: 'Set the institution’s account in the payroll settings first',
  cannotBeResolved: '“{kind}” cannot be resolved this way',
  computeAgain: 'Another run has been approved or reversed since. Compute this run again.',
  computingFailed: 'Something went wrong on our side. Compute this run again.',
  currencyInUse: 'Amounts have already been entered in this currency',
  dayPassed: 'This day has passed. Select today or a later day.',
  discrepanciesOpen:
    '{open, plural, one {One discrepancy hasn’t been resolved yet.} other {# discrepancies haven’t been resolved yet.}}',
  earlierMonthOpen: 'An earlier month hasn’t been approved yet.',
  earlierMonthWithdrawn: 'Approval of an earlier month was withdrawn. Approve it again first.',
  ibanMissing: 'A SEPA transfer needs an IBAN for everyone. Add one for {people}, or download the CSV file.',
  ibanMissingAndMore:
    'A SEPA transfer needs an IBAN for everyone. Add one for {people} and {more, number} more, or download the CSV file.',
  itemCodeTaken: 'Another item has this code',
  itemNotInUse: 'One of these items is no longer in use',
  monthNotStarted: 'This month hasn’t started yet',
  monthTaken: 'This month already has a pay run',
  nobodyPayable: 'Nobody in this run can be paid yet',
  profileOverlaps: 'Another profile covers some of these days',
  selectPayDay: 'Select the day the bank pays on',
  sepaInEuros: 'SEPA transfers are in euros',
})
