import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.structure', {
  batchArchived: 'One of these batches is archived',
  batchCodeTaken: 'Another batch has this code; it may be archived',
  batchInUse:
    '{classes, plural, one {It is in # class. Archive it or remove the batch first.} other {It is in # classes. Archive them or remove the batch first.}}',
  clashesLeft:
    '{clashes, plural, one {# clash is left. Resolve it first.} other {# clashes are left. Resolve them first.}}',
  classHasSessions:
    '{sessions, plural, one {It has # upcoming session. Delete its meetings or cancel it first.} other {It has # upcoming sessions. Delete its meetings or cancel them first.}}',
  courseCodeTaken: 'Another course has this code; it may be archived',
  courseInUse:
    '{classes, plural, one {It is taught in # class. Archive it first.} other {It is taught in # classes. Archive them first.}}',
  creditsOfResults:
    'Results of this course are published, and its credits count in them. Create another course for other credits.',
  departmentHasBoth:
    'It has {programmes, plural, one {# programme} other {# programmes}} and {courses, plural, one {# course} other {# courses}}. Archive or move them first.',
  departmentHasCourses:
    'It has {courses, plural, one {# course} other {# courses}}. Archive or move them first.',
  departmentHasPeople:
    '{people, plural, one {# person belongs to it. Move them to another department first.} other {# people belong to it. Move them to another department first.}}',
  departmentHasProgrammes:
    'It has {programmes, plural, one {# programme} other {# programmes}}. Archive or move them first.',
  departmentNameTaken: 'Another department has this name; it may be archived',
  holidayOnTheseDays: '{holiday} is on these days',
  noClassesToCopy: 'Select at least one class that is not in the term yet.',
  nothingToRollOver: 'This term has no classes to copy.',
  notLecturer: 'One of these people is no longer a lecturer',
  notStudent: 'One of these people is no longer a student here',
  programmeInUse: 'It has {batches, plural, one {# batch} other {# batches}}. Archive or move them first.',
  programmeNameTaken: 'Another programme of this department has this name; it may be archived',
  restoreCourses:
    'Restore {courses, plural, one {# archived course} other {# archived courses}} of its classes first.',
  restoreParent:
    '{parent, select, department {Restore its department first.} programme {Restore its programme first.} other {Restore what it belongs to first.}}',
  restoreTermAndCourse: 'Restore its term and its course first.',
  rolloverInUse:
    '{more, plural, =0 {Sessions have begun or something has been recorded in {courses}. Archive the classes you don’t need instead.} one {Sessions have begun or something has been recorded in {courses} and # more class. Archive the classes you don’t need instead.} other {Sessions have begun or something has been recorded in {courses} and # more classes. Archive the classes you don’t need instead.}}',
  roomHasBoth:
    'It is planned for {meetings, plural, one {# weekly meeting} other {# weekly meetings}} and {sessions, plural, one {# upcoming session} other {# upcoming sessions}}. Give them another room first.',
  roomHasMeetings:
    'It is planned for {meetings, plural, one {# weekly meeting} other {# weekly meetings}}. Give them another room first.',
  roomHasSessions:
    'It is planned for {sessions, plural, one {# upcoming session} other {# upcoming sessions}}. Give them another room first.',
  roomNameTaken: 'Another room has this name; it may be archived',
  selectCurrent:
    '{entity, select, department {Select a department that is not archived} programme {Select a programme that is not archived} course {Select a course that is not archived} term {Select a term that is not archived} other {Select one that is not archived}}',
  selectTermToPrepare: 'Select the term to prepare. The one selected before is archived or no longer exists.',
  termHasClasses: 'It is not over and has {classes, plural, one {# class} other {# classes}}.',
  termIsOver: 'This term is over. Select one that is not.',
  termNameTaken: 'Another term has this name; it may be archived',
  tooManyClassesToRollOver: 'A roll-over copies up to {most, number} classes, and this term has more.',
})
