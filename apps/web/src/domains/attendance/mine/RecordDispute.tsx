import type { RecordDispute as Facts, MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { DisputeButton } from './DisputeButton.tsx'
import { DisputeState } from './DisputeState.tsx'
import { m } from './messages.ts'

interface RecordDisputeProps {
  session: { id: string; courseTitle: string; startsAt: string }
  record: Facts & { mark: Pick<NonNullable<MySession['mark']>, 'status'> | null }
  /** On the button. */
  children?: string | undefined
}

/** Under a student's record or refusal: their dispute, or the button to open one and until when they can. */
export const RecordDispute = ({ session, record, children = m.disputeThisRecord() }: RecordDisputeProps) => (
  <div className="space-y-2 text-center">
    {record.can.dispute && <DisputeButton session={session}>{children}</DisputeButton>}
    <DisputeState session={record} />
  </div>
)
