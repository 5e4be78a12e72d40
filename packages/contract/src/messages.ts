import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.values', {
  atMostCharacters: 'At most {maximum, plural, one {# character} other {# characters}}',
  cannotBeStored: 'This contains a character that cannot be stored',
  enterNumber: 'Enter a number',
  fileNameMissing: 'The file has no name',
  idInvalid: 'This is not a valid id',
  invalidInput: 'Invalid input',
  linkIncomplete: 'This link is incomplete',
  numberFormat: 'Enter a number like 12.5, with at most 2 decimals',
  required: 'This is required',
  selectDay: 'Select a day',
  selectDayOfRange: 'Select a day between 1900 and 2199',
  selectLanguage: 'Select a language',
  selectTime: 'Select a time',
  selectTimeOfRange: 'Select a time between 1900 and 2199',
  selectTimeZone: 'Select a time zone',
  timeFormat: 'Enter a time like 09:30',
})
