import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { attemptTitle, changeTitle } from './evidenceWords.ts'

interface EvidenceProps {
  title: string
  children: ReactNode
}

const Evidence = ({ title, children }: EvidenceProps) => (
  <div className="tnum text-sm text-ink-2">
    <h3 className="font-label text-ink">{title}</h3>
    {children}
  </div>
)

/** When check-in was open, what the student tried, and who changed the record. */
export function DisputeEvidence({ dispute }: { dispute: Dispute }) {
  const { clock, time, dateTime } = useTimeFormat()
  const { checkIn, attempts, changes, student } = dispute
  return (
    <>
      <Evidence title="Check-in">
        <p>
          {checkIn
            ? `Opened at ${time(checkIn.openedAt)} by ${checkIn.openedBy}, late from ${time(checkIn.lateAfter)}, closed at ${time(checkIn.closesAt)}`
            : 'Check-in was not opened for this session.'}
        </p>
      </Evidence>
      <Evidence title={`Attempts by ${fullName(student)}`}>
        {attempts.length === 0 ? (
          <p>No attempts to check in.</p>
        ) : (
          <ul aria-label="Check-in attempts" className="space-y-1">
            {attempts.map((attempt) => (
              <li key={`${attempt.at} ${attempt.method} ${attempt.outcome}`}>
                {clock(attempt.at)}: {attemptTitle(attempt)}
              </li>
            ))}
          </ul>
        )}
      </Evidence>
      {changes.length > 0 && (
        <Evidence title="Changes">
          <ul aria-label="Record history" className="space-y-1">
            {changes.map((change) => (
              <li key={`${change.at} ${change.after}`} className="break-words">
                {dateTime(change.at)}: {changeTitle(change)}
              </li>
            ))}
          </ul>
        </Evidence>
      )}
    </>
  )
}
