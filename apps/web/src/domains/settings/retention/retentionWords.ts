import { mostCounted, type PeriodKind, type RetentionKind } from '@campanile/contract/retention/retention.ts'
import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { counted } from '#lib/counted.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

/** Which kind of data each period is about. */
export const kindOfPath: Partial<Record<SettingPath, PeriodKind>> = {
  'faces.retentionDays': 'faces',
  'retention.attemptDays': 'attempts',
  'retention.notificationDays': 'notifications',
  'retention.mailDays': 'mails',
  'retention.importDays': 'imports',
  'retention.auditDays': 'audit',
}

interface Words {
  one: string
  many?: string
}

const kindWords: Record<RetentionKind, Words> = {
  faces: { one: m.personsFaceData(), many: m.peoplesFaceData() },
  attempts: { one: m.attempt() },
  notifications: { one: m.notification() },
  mails: { one: m.message() },
  imports: { one: m.import() },
  audit: { one: m.event() },
  probes: { one: m.setOfFrames(), many: m.setsOfFrames() },
  'sign-in': { one: m.expiredRow() },
  uploads: { one: m.uploadOrComparison(), many: m.uploadsAndComparisons() },
}

/** "12 messages", "100,000 messages or more". */
export function amountOf(kind: RetentionKind, count: number): string {
  const { one, many } = kindWords[kind]
  const amount = `${count.toLocaleString(locale)} ${counted(count, one, many).replace(/^[\d,.]+ /, '')}`
  return count >= mostCounted ? m.amountOrMore({ amount }) : amount
}

/** What goes as soon as it is of no use. */
export const shortLived = [
  {
    kind: 'probes',
    label: m.framesOfFaceChecks(),
    says: m.theNewest20OfEachPerson(),
  },
  {
    kind: 'sign-in',
    label: m.sessionsLinksAndFailedSignIns(),
    says: m.untilTheyExpireSessionsAfter14(),
  },
  {
    kind: 'uploads',
    label: m.uploadsThatWereNeverSubmitted(),
    says: m.uploadsUntilTheyExpireComparisonsUntil(),
  },
] as const satisfies readonly { kind: RetentionKind; label: string; says: string }[]

/** What no job deletes: it is the institution's record. */
export const keptRecords = [
  {
    label: m.marksDocumentsAndGradeSchemes(),
    says: m.transcriptsMayHaveToBeConfirmed(),
  },
  { label: m.attendanceAndStaffDays(), says: m.resultsPayAndDisputesDepend() },
  { label: m.payRunsAndPayslips(), says: m.taxAndLabourLawUsuallyRequire() },
  { label: m.leaveAndMitigationRequests(), says: m.balancesAndDeadlinesDependOnThem() },
  {
    label: m.submittedWorkAndItsFiles(),
    says: m.evidenceForTheMarkUntil(),
  },
  {
    label: m.consentsAndReceiptsOfDeletedFaces(),
    says: m.proofOfConsentAndDeletion(),
  },
] as const
