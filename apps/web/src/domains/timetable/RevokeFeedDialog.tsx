import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Asks before the calendar address is revoked. */
export function RevokeFeedDialog({ onClose }: { onClose: () => void }) {
  const revoke = useAct('revokeCalendarFeed', {
    onAnswer: (client, state) => writeRead(client, 'readCalendarFeed', {}, () => state),
  })
  return (
    <ActDialog
      title="Revoke the calendar address?"
      verb="Revoke"
      busyLabel="Revoking"
      destructive
      act={revoke}
      input={{}}
      done="The calendar address no longer works"
      failed="The calendar address was not revoked"
      onClose={onClose}
    >
      Calendars that subscribe to it stop showing your sessions. You can create a new address at any time.
    </ActDialog>
  )
}
