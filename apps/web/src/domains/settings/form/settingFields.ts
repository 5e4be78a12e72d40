import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'

interface NumberSetting {
  kind: 'number'
  least: number
  most: number
  step: number
  /** What is counted: shown inside the control. */
  unit: string
  help: string
}

interface OtherSetting {
  kind: 'check' | 'text' | 'list' | 'day-of-year' | 'currency' | 'week-start' | 'session-changes'
  help: string
}

/** How a setting is asked for, and what it does, in a sentence. */
export type SettingField = NumberSetting | OtherSetting

const number = (least: number, most: number, unit: string, help: string, step = 1): NumberSetting => ({
  kind: 'number',
  least,
  most,
  step,
  unit,
  help,
})
const check = (help: string): OtherSetting => ({ kind: 'check', help })
const text = (help: string): OtherSetting => ({ kind: 'text', help })

/** Every setting: one that is added to the contract has to be asked for here. */
export const settingFields: Record<SettingPath, SettingField> = {
  'security.separateSignInMessages': check(
    'Helps people who mistype, but lets anyone find out who has an account.',
  ),
  'security.allowedEmailDomains': {
    kind: 'list',
    help: 'Such as campus.edu, separated by commas. Anyone who signs in with one of them for the first time becomes a student. Leave empty to admit nobody new.',
  },
  'security.linkByVerifiedEmail': check(
    'An account is linked when the provider has verified the same email address. If off, people link it while signed in.',
  ),
  'security.requireSecondFactorForAdmins': check(
    'People who sign in with a password only must set one up first. A passkey counts as both.',
  ),
  'attendance.requiredPercentage': number(
    0,
    100,
    '%',
    'Percentage of held sessions. Students and lecturers are warned below it.',
  ),
  'attendance.lateAfterMinutes': number(
    0,
    240,
    'minutes',
    'After the start of the session. Lecturers can set another time when they open check-in.',
  ),
  'attendance.closeAfterMinutes': number(1, 480, 'minutes', 'Students without a record become absent then.'),
  'attendance.openBeforeMinutes': number(0, 120, 'minutes', 'How early lecturers can open check-in.'),
  'attendance.disputeDays': number(
    0,
    365,
    'days',
    'Days after a session in which students can dispute their record. 0 turns disputes off.',
  ),
  'attendance.offlineClaimMinutes': number(
    0,
    1440,
    'minutes',
    'For scans made offline. The lecturer decides on each.',
  ),
  'attendance.campusNetworks': {
    kind: 'list',
    help: 'Such as 10.20.0.0/16 or 2001:db8::/32, separated by commas. Classes can require them for check-in.',
  },
  'faces.matchThreshold': number(
    0.5,
    0.9,
    '',
    'Higher values reject more impostors, but also more genuine people. 0.6 is typical.',
    0.01,
  ),
  'faces.confirmFirstRegistration': check('Until it is accepted, the face can’t be used for check-in.'),
  'faces.kiosk': check(
    'Lecturers may set up a camera that recognises the students of their class who registered a face and agreed to it.',
  ),
  'faces.retentionDays': number(
    1,
    3650,
    'days',
    'Photo, numbers and frames of people who have left, and of disabled or deleted accounts.',
  ),
  'mitigation.maxDays': number(
    0,
    30,
    'days',
    'Requests for up to this many days are approved automatically. 0 turns this off.',
  ),
  'mitigation.perTerm': number(
    1,
    20,
    'requests',
    'Later requests need a decision, and so do requests that name sessions.',
  ),
  'leave.yearStartsOn': {
    kind: 'day-of-year',
    help: 'Entitlements are granted on this day, for a year.',
  },
  'payroll.currency': { kind: 'currency', help: 'Can’t change once an amount has been entered.' },
  'payroll.adjustMonths': number(
    0,
    12,
    'months',
    'How far back a pay run looks for changes to adjust. 0 turns this off.',
  ),
  'payroll.payDay': number(
    1,
    31,
    'of the month',
    'Suggested when a run is approved. Shorter months use their last day; weekends use the Friday before.',
  ),
  'payroll.secondApprover': check(
    'The admin who computes a run can’t approve it. Takes effect when there is more than one active admin.',
  ),
  'payroll.accountHolder': text('As registered with your bank. If empty, the institution’s name is used.'),
  'payroll.accountIban': text('The account that payments are made from. Required for SEPA files.'),
  'payroll.accountBic': text('Only if your bank requires it.'),
  'assignments.maxFileMegabytes': number(
    1,
    500,
    'MB',
    'Lecturers can set lower limits. Assignments with higher limits keep them until they are edited.',
  ),
  'timetable.lecturersChangeSessions': {
    kind: 'session-changes',
    help: 'To move or cancel a session. Everyone affected is notified in either case.',
  },
  'calendars.weekStartsOn': { kind: 'week-start', help: 'In calendars and timetables.' },
  'lobby.open': check(
    'Anyone can open it without signing in. It shows today’s sessions with room and time, but no student names.',
  ),
  'retention.attemptDays': number(
    30,
    3650,
    'days',
    'Every check-in attempt, accepted or refused. The attendance records are kept.',
  ),
  'retention.notificationDays': number(
    30,
    3650,
    'days',
    'Messages in the bell. Decisions are kept with their requests.',
  ),
  'retention.mailDays': number(
    7,
    730,
    'days',
    'Sent, failed and cancelled messages. Texts are deleted as soon as a message is sent.',
  ),
  'retention.importDays': number(
    7,
    3650,
    'days',
    'Their lines and files. An import can be undone until then.',
  ),
  'retention.auditDays': number(
    365,
    36500,
    'days',
    'Who did what. At least a year; 2,555 days are seven years.',
  ),
}
