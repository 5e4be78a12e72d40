import { messages } from '@campanile/messages/messages.ts'

export const m = messages('people.person', {
  attendanceInYourClasses: 'Attendance in your classes',
  attendanceThisTerm: 'Attendance this term',
  attendedOfCounted:
    '{counted, plural, one {{attended, number} of # session attended} other {{attended, number} of # sessions attended}}',
  batch: 'Batch',
  departments: '{count, plural, one {Department} other {Departments}}',
  email: 'Email',
  faceNotRegistered: 'Face not registered',
  faceRegisteredOn: 'Face registered {date}',
  nothingCountsYet: 'No session counts yet',
  number: '{role, select, student {Student number} other {Staff number}}',
  phone: 'Phone',
  signIn: 'Sign-in',
  twoStepOff: 'Two-step sign-in is off',
  twoStepOn: 'Two-step sign-in is on',
  withInstitution: 'With the institution',
  withInstitutionFrom: 'Since {start}',
  withInstitutionFromTo: '{start} to {end}',
})
