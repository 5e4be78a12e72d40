import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { m as language } from './language.messages.ts'
import { m } from './messages.ts'
import type { SettingUnit } from './settingUnits.ts'

interface NumberSetting {
  kind: 'number'
  least: number
  most: number
  step: number
  unit: SettingUnit | undefined
  help: string
}

interface OtherSetting {
  kind: 'check' | 'language' | 'text' | 'list' | 'day-of-year' | 'currency' | 'week-start' | 'session-changes'
  help: string
}

/** The control of a setting, and its effect in a sentence. */
export type SettingField = NumberSetting | OtherSetting

const number = (
  least: number,
  most: number,
  unit: SettingUnit | undefined,
  help: string,
  step = 1,
): NumberSetting => ({
  kind: 'number',
  least,
  most,
  step,
  unit,
  help,
})
const check = (help: string): OtherSetting => ({ kind: 'check', help })
const text = (help: string): OtherSetting => ({ kind: 'text', help })

/** Every setting: one that is added to the contract needs a field here. */
export const settingFields: Record<SettingPath, SettingField> = {
  'general.language': { kind: 'language', help: language.languageHelp() },
  'security.separateSignInMessages': check(m.helpSignInMessages()),
  'security.allowedEmailDomains': {
    kind: 'list',
    help: m.helpEmailDomains(),
  },
  'security.linkByVerifiedEmail': check(m.helpLinkByEmail()),
  'security.requireSecondFactorForAdmins': check(m.helpSecondFactor()),
  'attendance.requiredPercentage': number(0, 100, 'percent', m.helpRequired()),
  'attendance.lateAfterMinutes': number(0, 240, 'minutes', m.helpLateAfter()),
  'attendance.closeAfterMinutes': number(1, 480, 'minutes', m.helpCloseAfter()),
  'attendance.openBeforeMinutes': number(0, 120, 'minutes', m.helpOpenBefore()),
  'attendance.disputeDays': number(0, 365, 'days', m.helpDisputeDays()),
  'attendance.offlineClaimMinutes': number(0, 1440, 'minutes', m.helpOfflineClaims()),
  'attendance.campusNetworks': {
    kind: 'list',
    help: m.helpNetworks(),
  },
  'faces.matchThreshold': number(0.5, 0.9, undefined, m.helpMatchThreshold(), 0.01),
  'faces.confirmFirstRegistration': check(m.helpConfirmRegistration()),
  'faces.kiosk': check(m.helpKiosk()),
  'faces.retentionDays': number(1, 3650, 'days', m.helpFaceRetention()),
  'mitigation.maxDays': number(0, 30, 'days', m.helpMaxDays()),
  'mitigation.perTerm': number(1, 20, 'requests', m.helpPerTerm()),
  'leave.yearStartsOn': {
    kind: 'day-of-year',
    help: m.helpLeaveYear(),
  },
  'payroll.currency': { kind: 'currency', help: m.helpCurrency() },
  'payroll.adjustMonths': number(0, 12, 'months', m.helpAdjustMonths()),
  'payroll.payDay': number(1, 31, 'day-of-month', m.helpPayDay()),
  'payroll.secondApprover': check(m.helpSecondApprover()),
  'payroll.accountHolder': text(m.helpAccountHolder()),
  'payroll.accountIban': text(m.helpIban()),
  'payroll.accountBic': text(m.helpBic()),
  'assignments.maxFileMegabytes': number(1, 500, 'megabytes', m.helpFileSize()),
  'timetable.lecturersChangeSessions': {
    kind: 'session-changes',
    help: m.helpSessionChanges(),
  },
  'calendars.weekStartsOn': { kind: 'week-start', help: m.helpWeekStart() },
  'lobby.open': check(m.helpLobby()),
  'retention.attemptDays': number(30, 3650, 'days', m.helpAttempts()),
  'retention.notificationDays': number(30, 3650, 'days', m.helpNotifications()),
  'retention.mailDays': number(7, 730, 'days', m.helpMail()),
  'retention.importDays': number(7, 3650, 'days', m.helpImports()),
  'retention.auditDays': number(365, 36500, 'days', m.helpAudit()),
}
