import type { MyAssignmentSummary, Receipt } from '@campanile/contract/assignments/submissions.ts'
import { sizeWords } from '#lib/attachmentFile.ts'
import { seriesWords } from '#lib/listWords.ts'
import type { TimeFormat } from '#lib/time.ts'
import { latenessWords } from '../dueWords.ts'
import { penaltyIn } from '../lateWords.ts'
import { m } from './messages.ts'

/** "On time", "2 hours late, −10". */
export const timelinessWords = ({ lateSeconds, penalty }: Pick<Receipt, 'lateSeconds' | 'penalty'>) =>
  lateSeconds > 0
    ? m.submittedLateBy({ lateness: latenessWords(lateSeconds * 1000), ...penaltyIn(penalty) })
    : m.onTime()

/** A receipt in one line, to keep or to send. */
export function receiptText(
  receipt: Receipt,
  { title, courseCode }: Pick<MyAssignmentSummary, 'title' | 'courseCode'>,
  who: string,
  { dateWithYear, clock, timeZone }: Pick<TimeFormat, 'dateWithYear' | 'clock' | 'timeZone'>,
): string {
  const { code, submittedAt, files } = receipt
  const when = `${m.dayAndTime({ day: dateWithYear(submittedAt), time: clock(submittedAt) })} (${timeZone})`
  const names = seriesWords(files.map(({ name, size }) => `${name} (${sizeWords(size)})`))
  return m.receiptInOneLine({
    code,
    title,
    courseCode,
    who,
    when,
    timeliness: timelinessWords(receipt),
    names,
  })
}
