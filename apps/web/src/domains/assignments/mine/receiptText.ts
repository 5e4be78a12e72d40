import type { MyAssignmentSummary, Receipt } from '@campanile/contract/assignments/submissions.ts'
import { sizeWords } from '#lib/attachmentFile.ts'
import type { TimeFormat } from '#lib/time.ts'
import { latenessWords } from '../dueWords.ts'
import { penaltyWords } from '../lateWords.ts'

/** "On time", "2 hours late, −10". */
export const timelinessWords = ({ lateSeconds, penalty }: Pick<Receipt, 'lateSeconds' | 'penalty'>) =>
  lateSeconds > 0
    ? `${latenessWords(lateSeconds * 1000)} late, ${penaltyWords(penalty).toLowerCase()}`
    : 'On time'

/** A receipt in one line, to keep or to send. */
export function receiptText(
  receipt: Receipt,
  { title, courseCode }: Pick<MyAssignmentSummary, 'title' | 'courseCode'>,
  who: string,
  { dateWithYear, clock, timeZone }: Pick<TimeFormat, 'dateWithYear' | 'clock' | 'timeZone'>,
): string {
  const { code, submittedAt, files } = receipt
  const when = `${dateWithYear(submittedAt)}, ${clock(submittedAt)} (${timeZone})`
  const names = files.map(({ name, size }) => `${name} (${sizeWords(size)})`).join(', ')
  return `Receipt ${code}: ${title}, ${courseCode}, submitted by ${who} on ${when}. ${timelinessWords(receipt)}. Files: ${names}`
}
