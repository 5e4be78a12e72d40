import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'

/** The settings of each section; together they cover all settings. */
export const sectionPaths = {
  general: ['general.language'],
  calendars: ['calendars.weekStartsOn'],
  timetable: ['timetable.lecturersChangeSessions'],
  lobby: ['lobby.open'],
  attendance: [
    'attendance.requiredPercentage',
    'attendance.openBeforeMinutes',
    'attendance.lateAfterMinutes',
    'attendance.closeAfterMinutes',
    'attendance.disputeDays',
    'attendance.offlineClaimMinutes',
    'attendance.campusNetworks',
  ],
  faces: ['faces.matchThreshold', 'faces.confirmFirstRegistration', 'faces.kiosk'],
  mitigation: ['mitigation.maxDays', 'mitigation.perTerm'],
  leave: ['leave.yearStartsOn'],
  work: ['assignments.maxFileMegabytes'],
  pay: ['payroll.currency', 'payroll.payDay', 'payroll.adjustMonths', 'payroll.secondApprover'],
  payAccount: ['payroll.accountHolder', 'payroll.accountIban', 'payroll.accountBic'],
  security: ['security.requireSecondFactorForAdmins', 'security.separateSignInMessages'],
  provider: ['security.allowedEmailDomains', 'security.linkByVerifiedEmail'],
  retention: [
    'faces.retentionDays',
    'retention.attemptDays',
    'retention.notificationDays',
    'retention.mailDays',
    'retention.importDays',
    'retention.auditDays',
  ],
} as const satisfies Record<string, readonly SettingPath[]>
