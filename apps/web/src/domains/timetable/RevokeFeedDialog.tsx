import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Asks before the calendar address is revoked. */
export function RevokeFeedDialog({ onClose }: { onClose: () => void }) {
  const revoke = useAct('revokeCalendarFeed', {
    onAnswer: (client, state) => writeRead(client, 'readCalendarFeed', {}, () => state),
  })
  return (
    <ActDialog
      title={m.revokeTheCalendarAddress()}
      verb={m.revoke()}
      busyLabel={m.revoking()}
      destructive
      act={revoke}
      input={{}}
      done={m.theCalendarAddressNoLongerWorks()}
      failed={m.theCalendarAddressWasNotRevoked()}
      onClose={onClose}
    >
      {m.revokeConsequence()}
    </ActDialog>
  )
}
