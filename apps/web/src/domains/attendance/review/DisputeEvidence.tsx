import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { attemptTitle, changeTitle } from './evidenceWords.ts'
import { m } from './messages.ts'

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

/** Check-in times, the student's attempts, and manual changes of the record. */
export function DisputeEvidence({ dispute }: { dispute: Dispute }) {
  const { clock, time, dateTime } = useTimeFormat()
  const { checkIn, attempts, changes, student } = dispute
  return (
    <>
      <Evidence title={m.checkIn()}>
        <p>
          {checkIn
            ? m.checkInTimes({
                openedAt: time(checkIn.openedAt),
                openedBy: checkIn.openedBy,
                lateFrom: time(checkIn.lateAfter),
                closedAt: time(checkIn.closesAt),
              })
            : m.checkInWasNotOpened()}
        </p>
      </Evidence>
      <Evidence title={m.attemptsBy({ fullName: fullName(student) })}>
        {attempts.length === 0 ? (
          <p>{m.noAttemptsToCheckIn()}</p>
        ) : (
          <ul aria-label={m.checkInAttempts()} className="space-y-1">
            {attempts.map((attempt) => (
              <li key={`${attempt.at} ${attempt.method} ${attempt.outcome}`}>
                {clock(attempt.at)}: {attemptTitle(attempt)}
              </li>
            ))}
          </ul>
        )}
      </Evidence>
      {changes.length > 0 && (
        <Evidence title={m.changes()}>
          <ul aria-label={m.recordHistory()} className="space-y-1">
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
