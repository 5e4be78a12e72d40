import { ActDialog } from '#ui/ActDialog.tsx'
import { useRevokeCalendarFeed } from './schedule.api.ts'

/** Asks before the calendar address is revoked. */
export function RevokeFeedDialog({ onClose }: { onClose: () => void }) {
  const revoke = useRevokeCalendarFeed()
  return (
    <ActDialog
      title="Revoke the calendar address?"
      verb="Revoke"
      busyLabel="Revoking"
      destructive
      act={revoke}
      input={undefined}
      done="The calendar address no longer works"
      failed="The calendar address was not revoked"
      onClose={onClose}
    >
      Calendars that subscribe to it stop showing your sessions. You can make a new address at any time.
    </ActDialog>
  )
}
