// Free of zod. The names of all settings of the institution, shared by the form and the audit log.
import type { InstitutionSettings } from './settings.ts'

/** A setting's section and name. */
export type SettingPath = {
  [S in keyof InstitutionSettings]: `${S}.${keyof InstitutionSettings[S] & string}`
}[keyof InstitutionSettings]

/** The label of each setting. */
export const settingLabels = {
  'general.language': 'Language',
  'security.separateSignInMessages': 'Say which of email and password was wrong',
  'security.allowedEmailDomains': 'Email domains that get a student account',
  'security.linkByVerifiedEmail': 'Link existing accounts by verified email',
  'security.requireSecondFactorForAdmins': 'Administrators need a second factor',
  'attendance.requiredPercentage': 'Required attendance',
  'attendance.lateAfterMinutes': 'Late from',
  'attendance.closeAfterMinutes': 'Check-in closes after',
  'attendance.openBeforeMinutes': 'Open check-in before the start',
  'attendance.disputeDays': 'Time to dispute a record',
  'attendance.offlineClaimMinutes': 'Offline scans accepted after close',
  'attendance.campusNetworks': 'Networks of the campus',
  'faces.matchThreshold': 'Similarity that a face must exceed',
  'faces.confirmFirstRegistration': 'An administrator confirms each first registration',
  'faces.kiosk': 'Kiosk',
  'faces.retentionDays': 'Face data of inactive people',
  'mitigation.maxDays': 'Extensions approved automatically',
  'mitigation.perTerm': 'Requests of one student in a term',
  'leave.yearStartsOn': 'Leave year starts on',
  'payroll.currency': 'Currency',
  'payroll.adjustMonths': 'Months checked for changes',
  'payroll.secondApprover': 'Pay runs need a second admin',
  'payroll.payDay': 'Pay day',
  'payroll.accountHolder': 'Account holder',
  'payroll.accountIban': 'IBAN',
  'payroll.accountBic': 'BIC',
  'assignments.maxFileMegabytes': 'Largest file',
  'timetable.lecturersChangeSessions': 'Lecturers can change sessions of their classes',
  'calendars.weekStartsOn': 'First day of the week',
  'lobby.open': 'Lobby board',
  'retention.attemptDays': 'Check-in attempts',
  'retention.notificationDays': 'Notifications',
  'retention.mailDays': 'Outgoing mail',
  'retention.importDays': 'Imports and their files',
  'retention.auditDays': 'Audit log',
} as const satisfies Record<SettingPath, string>
