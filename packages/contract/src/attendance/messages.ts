import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.attendance', {
  allowPasskeyOrCode: 'Also allow passkey or code, so that nobody has to use the camera',
  atLeastMetres: 'At least {minimum, plural, one {# metre} other {# metres}}',
  atMostMetres: 'At most {maximum, plural, one {# metre} other {# metres}}',
  atMostStudents: 'At most {maximum, plural, one {# student} other {# students}}',
  checkFileFirst: 'Check the file first',
  closesAfterLate: 'Check-in must close after the time from which students are late',
  eachMethodOnce: 'Each check-in method can appear only once',
  eitherLinkOrCode: 'Send either the scanned link or the typed code',
  enterReason: 'Enter a reason',
  enterWhyRecordIsChanged: 'Enter why the record is changed',
  enterWhyRecordIsNotChanged: 'Enter why the record is not changed',
  enterWhyRegisterIsLate: 'Enter why the register was not taken in time',
  enterWhyYouWillBeAbsent: 'Enter why you will be absent',
  giveReason: 'Give a reason',
  selectCheckInMethod: 'Select at least one check-in method',
  selectDate: 'Select a date',
  sixLettersAndDigits: 'Six letters and digits',
  wholeMetres: 'Whole metres',
  wholeMinutes: 'Whole minutes',
})
