import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { m } from './messages.ts'

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
  'security.separateSignInMessages': check(m.helpsPeopleWhoMistypeButLets()),
  'security.allowedEmailDomains': {
    kind: 'list',
    help: m.suchAsCampusEduSeparated(),
  },
  'security.linkByVerifiedEmail': check(m.anAccountIsLinked()),
  'security.requireSecondFactorForAdmins': check(m.peopleWhoSign()),
  'attendance.requiredPercentage': number(0, 100, '%', m.percentageOfHeldSessionsStudents()),
  'attendance.lateAfterMinutes': number(0, 240, 'minutes', m.afterTheStartOfTheSession()),
  'attendance.closeAfterMinutes': number(1, 480, 'minutes', m.studentsWithoutARecordBecomeAbsent()),
  'attendance.openBeforeMinutes': number(0, 120, 'minutes', m.howEarlyLecturersCanOpenCheck()),
  'attendance.disputeDays': number(0, 365, 'days', m.daysAfterASession()),
  'attendance.offlineClaimMinutes': number(0, 1440, 'minutes', m.forScansMadeOfflineTheLecturer()),
  'attendance.campusNetworks': {
    kind: 'list',
    help: m.suchAs102000(),
  },
  'faces.matchThreshold': number(0.5, 0.9, '', m.higherValuesRejectMoreImpostors(), 0.01),
  'faces.confirmFirstRegistration': check(m.untilItIsAcceptedTheFace()),
  'faces.kiosk': check(m.lecturersMaySetUpACamera()),
  'faces.retentionDays': number(1, 3650, 'days', m.photoNumbersAndFramesOfPeople()),
  'mitigation.maxDays': number(0, 30, 'days', m.requestsForUpToThisMany()),
  'mitigation.perTerm': number(1, 20, 'requests', m.laterRequestsNeedADecision()),
  'leave.yearStartsOn': {
    kind: 'day-of-year',
    help: m.entitlementsAreGrantedOnThisDay(),
  },
  'payroll.currency': { kind: 'currency', help: m.cantChangeOnceAnAmount() },
  'payroll.adjustMonths': number(0, 12, 'months', m.howFarBackAPayRun()),
  'payroll.payDay': number(1, 31, m.ofTheMonth(), m.suggestedWhenARunIsApproved()),
  'payroll.secondApprover': check(m.theAdminWhoComputesARun()),
  'payroll.accountHolder': text(m.asRegisteredWithYourBank()),
  'payroll.accountIban': text(m.theAccountThatPaymentsAreMade()),
  'payroll.accountBic': text(m.onlyIfYourBankRequiresIt()),
  'assignments.maxFileMegabytes': number(1, 500, 'MB', m.lecturersCanSetLowerLimitsAssignments()),
  'timetable.lecturersChangeSessions': {
    kind: 'session-changes',
    help: m.toMoveOrCancelASession(),
  },
  'calendars.weekStartsOn': { kind: 'week-start', help: m.inCalendarsAndTimetables() },
  'lobby.open': check(m.anyoneCanOpenItWithoutSigning()),
  'retention.attemptDays': number(30, 3650, 'days', m.everyCheckInAttemptAccepted()),
  'retention.notificationDays': number(30, 3650, 'days', m.messagesInTheBellDecisions()),
  'retention.mailDays': number(7, 730, 'days', m.sentFailedAndCancelledMessagesTexts()),
  'retention.importDays': number(7, 3650, 'days', m.theirLinesAndFilesAnImport()),
  'retention.auditDays': number(365, 36500, 'days', m.whoDidWhatAtLeast()),
}
