import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DayTimes } from '../DayTimes.tsx'
import { askedWords } from './askedWords.ts'
import { m } from './messages.ts'

/** What is recorded, what was requested and why, and the decision if there is one. */
export function CorrectionFacts({ correction }: { correction: Correction }) {
  const { dateTime } = useTimeFormat()
  const { day, reason, status, answer, decidedBy, requestedAt } = correction
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-base">
      <dt className="text-ink-3">{status === 'accepted' ? m.now() : m.recorded()}</dt>
      <dd>
        <DayTimes day={day} />
      </dd>
      <dt className="text-ink-3">{m.requested()}</dt>
      <dd className="tnum font-label">{askedWords(correction)}</dd>
      <dt className="text-ink-3">{m.reason()}</dt>
      <dd className="break-words">{reason}</dd>
      <dt className="text-ink-3">{m.sent()}</dt>
      <dd className="tnum">{dateTime(requestedAt)}</dd>
      {decidedBy && (
        <>
          <dt className="text-ink-3">{m.decided()}</dt>
          <dd className="break-words">
            {decidedBy}
            {answer && `: ${answer}`}
          </dd>
        </>
      )}
    </dl>
  )
}
