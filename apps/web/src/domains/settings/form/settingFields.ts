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
    'Kinder to people who mistype, but anyone can then find out who has an account.',
  ),
  'security.allowedEmailDomains': {
    kind: 'list',
    help: 'Like campus.edu, with commas between. Anyone who signs in with one of them for the first time becomes a student. Leave empty to admit nobody new.',
  },
  'security.linkByVerifiedEmail': check(
    'An account is linked when the provider has verified the same email address. Off: people link it while signed in.',
  ),
  'security.requireSecondFactorForAdmins': check(
    'Anyone who signs in with a password alone sets one up before anything else. A passkey counts as both.',
  ),
  'attendance.requiredPercentage': number(
    0,
    100,
    '%',
    'Of held sessions. Below it students, lecturers and reports are warned.',
  ),
  'attendance.lateAfterMinutes': number(
    0,
    240,
    'minutes',
    'After the start of the session. Lecturers can set another time when they open check-in.',
  ),
  'attendance.closeAfterMinutes': number(1, 480, 'minutes', 'Who is not marked by then becomes absent.'),
  'attendance.openBeforeMinutes': number(0, 120, 'minutes', 'Lecturers can open check-in this early.'),
  'attendance.disputeDays': number(
    0,
    365,
    'days',
    'Days after a session in which its students may dispute a mark. 0: they cannot.',
  ),
  'attendance.offlineClaimMinutes': number(
    0,
    1440,
    'minutes',
    'For scans made without a network. The lecturer decides about each.',
  ),
  'attendance.campusNetworks': {
    kind: 'list',
    help: 'Like 10.20.0.0/16 or 2001:db8::/32, with commas between. Classes can demand them for check-in.',
  },
  'faces.matchThreshold': number(
    0.5,
    0.9,
    '',
    'Higher refuses more strangers, and more of the right people. 0.6 is usual.',
    0.01,
  ),
  'faces.confirmFirstRegistration': check('Until then the face does not count for check-in.'),
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
    'Requests for up to this many days are approved at once. 0: every request waits.',
  ),
  'mitigation.perTerm': number(
    1,
    20,
    'requests',
    'Later ones wait, and so does every request that names sessions.',
  ),
  'leave.yearStartsOn': {
    kind: 'day-of-year',
    help: 'Entitlements are given for the year from this day on.',
  },
  'payroll.currency': { kind: 'currency', help: 'Fixed once an amount has been entered.' },
  'payroll.adjustMonths': number(
    0,
    12,
    'months',
    'A pay run looks back this far for changes, and adjusts them. 0: never.',
  ),
  'payroll.payDay': number(
    1,
    31,
    'of the month',
    'Proposed when a run is approved. Shorter months use their last day; weekends use the Friday before.',
  ),
  'payroll.secondApprover': check(
    'The admin who computes a run can’t approve it. Takes effect when there is more than one active admin.',
  ),
  'payroll.accountHolder': text('As your bank has it. If empty, the institution’s name is used.'),
  'payroll.accountIban': text('The account that pays. Needed for SEPA files.'),
  'payroll.accountBic': text('Only if your bank asks for it.'),
  'assignments.maxFileMegabytes': number(
    1,
    500,
    'MB',
    'Lecturers may ask for less. Assignments that allow more keep it until they are edited.',
  ),
  'timetable.lecturersChangeSessions': {
    kind: 'session-changes',
    help: 'To move or cancel a session. Everyone concerned is notified either way.',
  },
  'calendars.weekStartsOn': { kind: 'week-start', help: 'In calendars and timetables.' },
  'lobby.open': check(
    'Anyone may open it without signing in: today’s sessions with room and time, no names of students.',
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
    'What the bell shows. What was decided stays with its request.',
  ),
  'retention.mailDays': number(
    7,
    730,
    'days',
    'What was sent, failed or cancelled. Texts go as soon as a message is sent.',
  ),
  'retention.importDays': number(
    7,
    3650,
    'days',
    'Their lines and files. Until then an import can be undone.',
  ),
  'retention.auditDays': number(
    365,
    36500,
    'days',
    'Who did what. At least a year; 2,555 days are seven years.',
  ),
}
