import type { MyAssignmentSummary, Receipt } from '@campanile/contract/assignments/submissions.ts'
import { sizeWords } from '#lib/attachmentFile.ts'
import type { TimeFormat } from '#lib/time.ts'
import { latenessWords } from '../dueWords.ts'
import { penaltyWords } from '../lateWords.ts'
import { m } from './messages.ts'

/** "On time", "2 hours late, −10". */
export const timelinessWords = ({ lateSeconds, penalty }: Pick<Receipt, 'lateSeconds' | 'penalty'>) =>
  lateSeconds > 0
    ? m.latenessLatePenalty({
        lateness: latenessWords(lateSeconds * 1000),
        penalty: penaltyWords(penalty).toLowerCase(),
      })
    : m.onTime()

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
  return m.receiptSubmittedByOnFiles({
    code,
    title,
    courseCode,
    who,
    when,
    timeliness: timelinessWords(receipt),
    names,
  })
}
