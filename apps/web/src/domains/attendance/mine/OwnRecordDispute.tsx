import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'
import { RecordDispute } from './RecordDispute.tsx'

interface OwnRecordDisputeProps {
  session: { id: string; courseTitle: string; startsAt: string }
  /** On the button. */
  children?: string
}

/** RecordDispute on a page that doesn’t know whether the record or refusal is disputed: reads this first. */
export function OwnRecordDispute({ session, children }: OwnRecordDisputeProps) {
  const mine = useRead('listMySessions', { sessionId: session.id })
  return (
    <Loaded query={mine} failure={m.couldNotLoadYourRecord()} skeleton={null}>
      {({ items: [item] }) =>
        item && (
          <div className="mt-3">
            <RecordDispute session={session} record={item}>
              {children}
            </RecordDispute>
          </div>
        )
      }
    </Loaded>
  )
}
