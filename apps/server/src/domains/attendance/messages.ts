import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.attendance', {
  closesInPast: 'Check-in cannot close in the past. Close it instead.',
  csvUnreadable: 'We couldn’t read this file as CSV. Check its quotation marks.',
  fileEmpty: 'The file is empty.',
  nameSession: 'The first line must name the column session, or class, date and time.',
  nameStudentAndStatus: 'The first line must name the columns student and status.',
  noSessionAtThatTime: 'This class has no session at that date and time.',
  notEnrolled: 'The student is not enrolled in this class.',
  notTextFile: 'This is not a text file. Save the sheet as CSV first.',
  sameAsLine: 'Line {line} is about the same student and session.',
  sessionAmbiguous: 'The student has several matching sessions at that time. Add the session’s ID.',
  sessionCancelled: 'This session was cancelled.',
  sessionNotStarted: 'This session has not started yet.',
  sessionUnknown: 'This session doesn’t exist.',
  statusUnknown: '“{status}” isn’t one of present, late, absent, excused.',
  studentAmbiguous: '“{student}” matches several students.',
  studentMissing: 'The student is missing.',
  studentUnknown: 'No student has the email, number or id “{student}”.',
  tooManyLines:
    'This file has {lines, plural, one {# line} other {# lines}}; at most {maximum, number} at a time.',
})
