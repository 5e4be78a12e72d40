import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { DisputeButton } from './DisputeButton.tsx'
import { DisputeState } from './DisputeState.tsx'
import { m } from './messages.ts'

interface RecordDisputeProps {
  session: { id: string; courseTitle: string; startsAt: string }
}

/** Under a student's record: their dispute, or the button to open one and until when they can. */
export function RecordDispute({ session }: RecordDisputeProps) {
  const mine = useRead('listMySessions', { sessionId: session.id })
  return (
    <Loaded query={mine} failure={m.couldNotLoadYourRecord()} skeleton={null}>
      {({ items: [item] }) =>
        item && (
          <div className="mt-3 space-y-2 text-center">
            {item.can.dispute && <DisputeButton session={session}>{m.disputeThisRecord()}</DisputeButton>}
            <DisputeState session={item} />
          </div>
        )
      }
    </Loaded>
  )
}
