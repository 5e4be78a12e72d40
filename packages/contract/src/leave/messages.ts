import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.leave', {
  atLeastHour: 'At least an hour',
  enterName: 'Enter a name',
  enterReason: 'Enter a reason',
  enterStartAndEndTimes: 'Enter the start and end times',
  giveReason: 'Give a reason',
  notZero: 'Enter a number other than 0',
  partsWithinOneDay: 'Half days and hours must be within one day',
  selectAtLeastOne: 'Select at least one',
  selectDayOfRange: 'Select a day between 1901 and 2198',
  wholeDays: 'Whole days',
  wholeMinutes: 'Whole minutes',
  wholeMonths: 'Whole months',
})
