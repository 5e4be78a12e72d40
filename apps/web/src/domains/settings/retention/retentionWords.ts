import { mostCounted, type PeriodKind, type RetentionKind } from '@campanile/contract/retention/retention.ts'
import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { counted } from '#lib/counted.ts'
import { locale } from '#lib/locale.ts'

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
  faces: { one: 'person’s face data', many: 'people’s face data' },
  attempts: { one: 'attempt' },
  notifications: { one: 'notification' },
  mails: { one: 'message' },
  imports: { one: 'import' },
  audit: { one: 'event' },
  probes: { one: 'set of frames', many: 'sets of frames' },
  'sign-in': { one: 'expired row' },
  uploads: { one: 'upload or comparison', many: 'uploads and comparisons' },
}

/** "12 messages", "100,000 messages or more". */
export function amountOf(kind: RetentionKind, count: number): string {
  const { one, many } = kindWords[kind]
  const amount = `${count.toLocaleString(locale)} ${counted(count, one, many).replace(/^[\d,.]+ /, '')}`
  return count >= mostCounted ? `${amount} or more` : amount
}

/** What goes as soon as it is of no use. */
export const shortLived = [
  {
    kind: 'probes',
    label: 'Frames of face checks',
    says: 'The newest 20 of each person, to refuse repeated frames.',
  },
  {
    kind: 'sign-in',
    label: 'Sessions, links and failed sign-ins',
    says: 'Until they expire: sessions after 14 days at most, links and counters sooner.',
  },
  {
    kind: 'uploads',
    label: 'Uploads that were never submitted, and comparisons of submissions',
    says: 'Uploads until they expire, comparisons until a year after the due date.',
  },
] as const satisfies readonly { kind: RetentionKind; label: string; says: string }[]

/** What no job deletes: it is the institution's record. */
export const keptRecords = [
  {
    label: 'Marks, documents and grade schemes',
    says: 'Transcripts may have to be confirmed decades later.',
  },
  { label: 'Attendance and staff days', says: 'Results, pay and disputes depend on them.' },
  { label: 'Pay runs and payslips', says: 'Tax and labour law usually require them for 6 to 10 years.' },
  { label: 'Leave and mitigation requests', says: 'Balances and deadlines depend on them.' },
  {
    label: 'Submitted work and its files',
    says: 'Evidence for the mark, until the institution removes the person.',
  },
  {
    label: 'Consents and receipts of deleted faces',
    says: 'Proof of consent and deletion.',
  },
] as const
