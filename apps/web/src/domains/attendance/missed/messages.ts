import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.missed', {
  couldNotLoadMissedRegisters: 'We couldn’t load the missed registers',
  exceptBelow: 'Set exceptions in the list.',
  exceptions: '{exceptions, plural, one {# exception} other {# exceptions}}',
  findAStudent: 'Find a student',
  keepRecord:
    '{status, select, late {Keep late} absent {Keep absent} excused {Keep excused} other {Keep present}}',
  missedRegisters: 'Missed registers',
  noExceptions: 'No exceptions',
  noRegistersOutstanding: 'No registers outstanding',
  noticeOfAbsence: 'Notice of absence: {notice}',
  pastSessionsWithoutRegister: 'Past sessions with no register. You can still take it, with a reason.',
  recordEveryoneAs: 'Record everyone as',
  recordedOfEnrolled: '{recorded} of {enrolled} recorded',
  recordOf: 'Record of {fullName}',
  registerTaken: 'Register taken',
  registerWasNotSaved: 'The register was not saved',
  sameAsEveryone: 'Same as everyone',
  savedWithEachRecord: 'Saved with each record',
  saving: 'Saving',
  studentsOfTheRegister: 'Students of the register',
  takeAMissedRegister: 'Take a missed register',
  takeRegister: 'Take register',
  takeRegisterOf: 'Take register of {courseTitle}, {day}',
  whyNotTakenInTime: 'Why was it not taken in time?',
})
