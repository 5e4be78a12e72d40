import { mostCounted, type PeriodKind, type RetentionKind } from '@campanile/contract/retention/retention.ts'
import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { m } from './messages.ts'

/** The kind of data that each period applies to. */
export const kindOfPath: Partial<Record<SettingPath, PeriodKind>> = {
  'faces.retentionDays': 'faces',
  'retention.attemptDays': 'attempts',
  'retention.notificationDays': 'notifications',
  'retention.mailDays': 'mails',
  'retention.importDays': 'imports',
  'retention.auditDays': 'audit',
}

const amounts: Record<RetentionKind, (count: number) => string> = {
  faces: (count) => m.faces({ count }),
  attempts: (count) => m.attempts({ count }),
  notifications: (count) => m.notifications({ count }),
  mails: (count) => m.mails({ count }),
  imports: (count) => m.imports({ count }),
  audit: (count) => m.events({ count }),
  probes: (count) => m.probes({ count }),
  'sign-in': (count) => m.signInRows({ count }),
  uploads: (count) => m.uploads({ count }),
}

/** "12 messages", "100,000 messages or more". */
export function amountOf(kind: RetentionKind, count: number): string {
  const amount = amounts[kind](count)
  return count >= mostCounted ? m.amountOrMore({ amount }) : amount
}

/** Data that is deleted as soon as it is no longer needed. */
export const shortLived = [
  {
    kind: 'probes',
    label: m.framesOfFaceChecks(),
    says: m.aboutProbes(),
  },
  {
    kind: 'sign-in',
    label: m.sessionsLinksAndFailedSignIns(),
    says: m.aboutSignIn(),
  },
  {
    kind: 'uploads',
    label: m.uploadsLabel(),
    says: m.aboutUploads(),
  },
] as const satisfies readonly { kind: RetentionKind; label: string; says: string }[]

/** Data that no job deletes, because it is the institution's record. */
export const keptRecords = [
  {
    label: m.marksDocumentsAndGradeSchemes(),
    says: m.aboutMarks(),
  },
  { label: m.attendanceAndStaffDays(), says: m.aboutAttendance() },
  { label: m.payRunsAndPayslips(), says: m.aboutPay() },
  { label: m.leaveAndMitigationRequests(), says: m.aboutRequests() },
  {
    label: m.submittedWorkAndItsFiles(),
    says: m.aboutWork(),
  },
  {
    label: m.consentsAndReceiptsOfDeletedFaces(),
    says: m.aboutConsents(),
  },
] as const
