import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { latenessWords } from './dueWords.ts'
import { penaltyIn } from './lateWords.ts'
import { m } from './messages.ts'

/** One submission: when, how late, why, and its files. */
export function HandIn({ receipt }: { receipt: Receipt }) {
  const { dateTime } = useTimeFormat()
  const { submittedAt, lateSeconds, penalty, reason, code, files } = receipt
  return (
    <>
      <p className="tnum mb-2 text-sm text-ink-2">
        {lateSeconds > 0
          ? m.submittedLate({
              submittedAt: dateTime(submittedAt),
              lateness: latenessWords(lateSeconds * 1000),
              ...penaltyIn(penalty),
              late: (text) => <span className="text-warn-ink">{text}</span>,
            })
          : dateTime(submittedAt)}
        <span className="block text-xs text-ink-3">{m.receiptCode({ code })}</span>
      </p>
      {reason && (
        <p className="mb-2 whitespace-pre-line break-words border-s-2 border-line-2 ps-3 text-sm text-ink-2">
          {reason}
        </p>
      )}
      <AttachmentList label={m.files()} attachments={files} />
    </>
  )
}

/** Submissions: the newest, which counts, and the earlier ones collapsed. */
export function HandIns({ receipts }: { receipts: readonly Receipt[] }) {
  const [newest, ...earlier] = receipts
  if (!newest) return <p className="text-base text-ink-3">{m.nothingWasSubmitted()}</p>
  return (
    <>
      <HandIn receipt={newest} />
      {earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-8 cursor-pointer text-sm font-label text-brand-ink">
            {m.earlierSubmissions({ count: earlier.length })}
          </summary>
          <ul className="mt-2 space-y-4">
            {earlier.map((receipt) => (
              <li key={receipt.id}>
                <HandIn receipt={receipt} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
