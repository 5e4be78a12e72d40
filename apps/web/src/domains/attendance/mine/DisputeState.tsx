import type { MySession, RecordDispute } from '@campanile/contract/attendance/my-attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

/** The state of a student's dispute, with the lecturer's answer. */
function disputeWords({ state, answer }: NonNullable<RecordDispute['dispute']>): string {
  switch (state) {
    case 'open':
      return m.disputeIsOpen()
    case 'accepted':
      return answer ? m.yourDisputeWasAcceptedBecause({ answer }) : m.yourDisputeWasAccepted()
    case 'declined':
      return answer ? m.yourDisputeWasDeclinedBecause({ answer }) : m.yourDisputeWasDeclined()
    case 'withdrawn':
      return m.youWithdrewYourDispute()
  }
}

interface DisputeStateProps {
  session: RecordDispute & { mark: Pick<NonNullable<MySession['mark']>, 'status'> | null }
}

/** A student's dispute of their record, or until when it can or could be disputed. */
export function DisputeState({ session: { mark, dispute, disputableUntil, can } }: DisputeStateProps) {
  const { date } = useTimeFormat()
  if (dispute) return <p className="text-sm text-ink-2">{disputeWords(dispute)}</p>
  if (!disputableUntil || mark?.status === 'excused') return null
  const until = { date: date(disputableUntil) }
  return (
    <p className="text-sm text-ink-3">
      {can.dispute ? m.canBeDisputedUntil(until) : m.couldBeDisputedUntil(until)}
    </p>
  )
}
