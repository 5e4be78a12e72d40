import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { m } from './messages.ts'

/** Arrived 09:00 and left 17:00. */
function askedWords({ inTime, outTime }: Pick<Correction, 'inTime' | 'outTime'>): string {
  if (inTime && outTime) return m.arrivedAndLeftAt({ inTime, outTime })
  if (inTime) return m.arrivedAt({ inTime })
  return outTime ? m.leftAt({ outTime }) : ''
}

/** The recorded and requested times, the reason, and the decision if there is one. */
export function CorrectionFacts({ correction }: { correction: Correction }) {
  const { dateTime } = useTimeFormat()
  const { day, reason, status, answer, decidedBy, requestedAt } = correction
  return (
    <FactRows>
      <Fact label={status === 'accepted' ? m.now() : m.recorded()}>
        <DayTimes day={day} />
      </Fact>
      <Fact label={m.requested()}>{askedWords(correction)}</Fact>
      <Fact label={m.reason()}>{reason}</Fact>
      <Fact label={m.sent()}>{dateTime(requestedAt)}</Fact>
      {decidedBy && (
        <Fact label={m.decided()}>
          {decidedBy}
          {answer && `: ${answer}`}
        </Fact>
      )}
    </FactRows>
  )
}
