import { codedMessages } from '@campanile/messages/coded.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Why a file or a line is not imported. Stored as codes, so that everybody reads them in their own language. */
export const m = codedMessages('server.imports', {
  adminDeactivated: 'An import never deactivates an admin',
  adminEndDate: 'An import never changes an admin’s end date',
  adminRole: 'An import never removes the admin role',
  archived:
    '{kind, select, department {This department is archived. Restore it first} programme {This programme is archived. Restore it first} batch {This batch is archived. Restore it first} term {This term is archived. Restore it first} room {This room is archived. Restore it first} course {This course is archived. Restore it first} other {This class is archived. Restore it first}}',
  batchOfStudent: 'batch: only students belong to a batch',
  changedSince:
    '{lines, plural, one {Nothing was imported: the data has changed since the dry run for one line. Review the new dry run, then apply it.} other {Nothing was imported: the data has changed since the dry run for # lines. Review the new dry run, then apply it.}}',
  classHasSessions: 'This class has sessions: its course and term can no longer change',
  columnTwice: 'The column “{column}” appears twice.',
  columnsMissing: 'The first line must contain the column names. Missing: {columns}. Use the template.',
  columnsNotRead: '{count, plural, one {Not read: column {columns}} other {Not read: columns {columns}}}',
  creditsOfResults: 'Results of this course are published: its credits can no longer change',
  departmentOfStudent: 'department: students belong to the department of their programme',
  empty: 'This file is empty.',
  encoding: 'The characters in this file can’t be read. Save it as CSV UTF-8.',
  endBeforeStart: 'The end date is before the start date',
  field: '{column}: {problem}',
  filesNotRead: 'Not read: {files}',
  gone: 'The file no longer exists. Upload it again.',
  goneFromElsewhere: 'Deleted in the source, but it was not imported from there',
  goneHereToo: 'Deleted in the source, and does not exist here',
  goneInSource: 'Deleted in the source. Archive it in Class Management',
  gonePersonFromElsewhere: 'Deleted in the source, but this person was not imported from there',
  lineTooLong: 'A line of this file is too long. Is a quotation mark missing?',
  missing: 'Missing in the file',
  nameTaken:
    '{kind, select, department {Another department has this name here} programme {Another programme has this name here} batch {Another batch has this name here} term {Another term has this name here} room {Another room has this name here} course {Another course has this name here} other {Another class has this name here}}',
  noClassRole: 'A class has students and teachers, so the role {role} can’t be imported',
  noLines: 'This file has column names but no lines.',
  noManifest: 'There is no manifest.csv at the top of this ZIP file: it isn’t a OneRoster bundle.',
  noRole: 'No role is given for this person',
  noSuch:
    'There is no {kind, select, department {department} programme {programme} batch {batch} term {term} room {room} course {course} class {class} person {person} lecturer {lecturer of this class} other {enrolment}} “{key}”',
  notCsv: 'This is not a CSV file.',
  notLecturer: 'This person isn’t a lecturer',
  notOneOf: '{column}: “{value}” isn’t one of {known}',
  notOrg: 'type: “{type}” isn’t a kind of organisation that can be imported',
  notSession: 'type: “{type}” isn’t a kind of academic session that can be imported',
  notStatus: 'status: “{status}” isn’t a status',
  notStudent: 'This person isn’t a student',
  notZip: 'This is not a ZIP file, or it is damaged.',
  numberEarlier: 'An earlier line has the number {number}',
  numberTaken: 'Another person has the number {number}',
  oneTerm: 'termSourcedIds: a class belongs to one term, but {terms, number} are given',
  orgAbove: 'A {type} is above department level, so there is nothing to import',
  ourFault: 'Something went wrong on our side. Nothing was imported. Try again.',
  ownAccount: 'An import never deactivates your own account',
  phonesNotRead:
    '{count, plural, one {# phone number has no country code and is left out} other {# phone numbers have no country code and are left out}}',
  quoteOpen: 'A quotation mark is never closed.',
  quotes: 'Line {line, number} is not CSV: check its quotation marks.',
  quotesSomewhere: 'This file is not CSV: check its quotation marks.',
  ragged: 'This line has more or fewer cells than the first',
  rejected:
    '{kind, select, department {Its department was rejected} programme {Its programme was rejected} batch {Its batch was rejected} term {Its term was rejected} room {Its room was rejected} course {Its course was rejected} class {Its class was rejected} other {Its person was rejected}}',
  required: '{column}: this is required',
  roleUnknown: 'This role has no equivalent here: {role}',
  sameAsLine:
    'Line {line, number} is about the same {kind, select, department {department} programme {programme} batch {batch} term {term} room {room} course {course} class {class} person {person} lecturer {lecturer of this class} other {enrolment}}',
  sessionAbove: 'Only terms and semesters are imported. This is a {type}',
  spreadsheet: 'This is a ZIP or Excel file, not a CSV file. Save the list as CSV first.',
  termBackwards: '{column}: the term ends before it begins',
  tooManyLines: 'This file has more than {most, number} lines.',
  unpacksTooLarge: 'This ZIP file unpacks to more than {megabytes, number} MB.',
  version: 'This bundle is OneRoster {version}. Export it as 1.2.',
  versionUnknown: 'This bundle doesn’t state its OneRoster version. Export it as 1.2.',
  whole: 'A whole number from {least} to {most}',
  zipEncrypted: 'This ZIP file is encrypted.',
  zipFileTwice: 'This ZIP file contains the same file twice.',
  zipTooManyFiles: 'This ZIP file contains too many files.',
})

/** A message whose parameters the database fills in. */
export const codedSql = (message: (params: never) => string, params: Record<string, SQL>): SQL => {
  const [code] = message({} as never).split(' ')
  const pairs = Object.entries(params).map(([name, value]) => sql`${name}::text, ${value}`)
  return sql`${`${code} `}::text || jsonb_build_object(${sql.join(pairs, sql`, `)})::text`
}
