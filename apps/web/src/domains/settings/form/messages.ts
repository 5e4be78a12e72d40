import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.form', {
  afterTheStartOfTheSession:
    'After the start of the session. Lecturers can set another time when they open check-in.',
  anAccountIsLinked:
    'An account is linked when the provider has verified the same email address. If off, people link it while signed in.',
  anotherAdministratorHasChangedThis: 'Another administrator has changed this',
  anyoneCanOpenItWithoutSigning:
    'Anyone can open it without signing in. It shows today’s sessions with room and time, but no student names.',
  asRegisteredWithYourBank: 'As registered with your bank. If empty, the institution’s name is used.',
  aWholeNumber: 'A whole number',
  cantChangeOnceAnAmount: 'Can’t change once an amount has been entered.',
  day: 'Day',
  daysAfterASession: 'Days after a session in which students can dispute their record. 0 turns disputes off.',
  directly: 'Directly',
  discard: 'Discard',
  entitlementsAreGrantedOnThisDay: 'Entitlements are granted on this day, for a year.',
  everyCheckInAttemptAccepted:
    'Every check-in attempt, accepted or refused. The attendance records are kept.',
  forScansMadeOfflineTheLecturer: 'For scans made offline. The lecturer decides on each.',
  helpsPeopleWhoMistypeButLets: 'Helps people who mistype, but lets anyone find out who has an account.',
  higherValuesRejectMoreImpostors:
    'Higher values reject more impostors, but also more genuine people. 0.6 is typical.',
  howEarlyLecturersCanOpenCheck: 'How early lecturers can open check-in.',
  howFarBackAPayRun: 'How far back a pay run looks for changes to adjust. 0 turns this off.',
  inCalendarsAndTimetables: 'In calendars and timetables.',
  keepTheirs: 'Keep theirs',
  kindFromLeastToMost: '{kind} from {least} to {most}',
  laterRequestsNeedADecision: 'Later requests need a decision, and so do requests that name sessions.',
  leave: 'Leave',
  leaveWithoutSaving: 'Leave without saving?',
  lecturersCanSetLowerLimitsAssignments:
    'Lecturers can set lower limits. Assignments with higher limits keep them until they are edited.',
  lecturersMaySetUpACamera:
    'Lecturers may set up a camera that recognises the students of their class who registered a face and agreed to it.',
  messagesInTheBellDecisions: 'Messages in the bell. Decisions are kept with their requests.',
  monday: 'Monday',
  none: 'None',
  notSavedYet: 'Not saved yet',
  off: 'Off',
  ofTheMonth: 'of the month',
  on: 'On',
  onlyIfYourBankRequiresIt: 'Only if your bank requires it.',
  peopleWhoSign: 'People who sign in with a password only must set one up first. A passkey counts as both.',
  percentageOfHeldSessionsStudents:
    'Percentage of held sessions. Students and lecturers are warned below it.',
  photoNumbersAndFramesOfPeople:
    'Photo, numbers and frames of people who have left, and of disabled or deleted accounts.',
  requestsForUpToThisMany: 'Requests for up to this many days are approved automatically. 0 turns this off.',
  requestThemFromTheAdmins: 'Request them from the admins',
  saturday: 'Saturday',
  save: 'Save',
  saveSelection: 'Save selection',
  saving: 'Saving',
  selectWhatAppliesNothingIsSaved: 'Select what applies. Nothing is saved until you do.',
  sentFailedAndCancelledMessagesTexts:
    'Sent, failed and cancelled messages. Texts are deleted as soon as a message is sent.',
  settingsAreSaved: 'Settings are saved',
  stay: 'Stay',
  studentsWithoutARecordBecomeAbsent: 'Students without a record become absent then.',
  suchAs102000:
    'Such as 10.20.0.0/16 or 2001:db8::/32, separated by commas. Classes can require them for check-in.',
  suchAsCampusEduSeparated:
    'Such as campus.edu, separated by commas. Anyone who signs in with one of them for the first time becomes a student. Leave empty to admit nobody new.',
  suggestedWhenARunIsApproved:
    'Suggested when a run is approved. Shorter months use their last day; weekends use the Friday before.',
  sunday: 'Sunday',
  theAccountThatPaymentsAreMade: 'The account that payments are made from. Required for SEPA files.',
  theAdminWhoComputesARun:
    'The admin who computes a run can’t approve it. Takes effect when there is more than one active admin.',
  theirLinesAndFilesAnImport: 'Their lines and files. An import can be undone until then.',
  toMoveOrCancelASession: 'To move or cancel a session. Everyone affected is notified in either case.',
  untilItIsAcceptedTheFace: 'Until it is accepted, the face can’t be used for check-in.',
  weCouldntLoadTheSettings: 'We couldn’t load the settings',
  whoDidWhatAtLeast: 'Who did what. At least a year; 2,555 days are seven years.',
  yourChangesInThisSection: 'Your changes in this section will be lost.',
})
