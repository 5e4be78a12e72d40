import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.mitigation', {
  atMost365: 'At most 365',
  atMostSessions: 'At most {maximum, plural, one {# session} other {# sessions}}',
  enterReason: 'Enter a reason',
  fieldsMissing: 'Validation Error: Please fill in all required fields (Title, Description, and Reason)',
  notLessThan0: 'Not less than 0',
  wholeDays: 'Whole days',
  wholeNumber: 'A whole number',
})
