import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'
import type { FeedKind } from './useFeed.ts'

/** Asks before the calendar address is revoked. */
export function RevokeFeedDialog({ kind, onClose }: { kind: FeedKind; onClose: () => void }) {
  const revoke = useAct(kind.revoke, {
    onAnswer: (client, state) => writeRead(client, kind.read, kind.input, () => state),
  })
  return (
    <ActDialog
      title={m.revokeTheCalendarAddress()}
      verb={m.revoke()}
      busyLabel={m.revoking()}
      destructive
      act={revoke}
      input={kind.input}
      done={m.theCalendarAddressNoLongerWorks()}
      failed={m.theCalendarAddressWasNotRevoked()}
      onClose={onClose}
    >
      {kind.words.afterRevoking()}
    </ActDialog>
  )
}
