import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.settings', {
  atMost50Networks: 'At most 50 networks',
  atMost70Characters: 'At most 70 characters',
  enterDomain: 'Enter a domain like campus.edu',
  enterName: 'Enter the name',
  enterNetwork: 'Enter a network like 10.20.0.0/16 or 2001:db8::/32',
  monthAndDayFormat: 'Enter month and day like 09-01',
  selectDayOfEveryYear: 'Select a day that exists in every year',
  wholeDay: 'A whole day',
  wholeMegabytes: 'Whole megabytes',
  wholeMonths: 'Whole months',
})
