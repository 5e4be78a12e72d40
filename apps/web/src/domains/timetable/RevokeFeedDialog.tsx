import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useRevokeCalendarFeed } from './schedule.api.ts'

/** Asks before calendars lose the schedule. */
export function RevokeFeedDialog({ onClose }: { onClose: () => void }) {
  const revoke = useRevokeCalendarFeed()
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'The calendar address no longer works' })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Revoke the calendar address?"
      confirmLabel="Revoke"
      busyLabel="Revoking"
      destructive
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(undefined, { onSuccess })}
    >
      Calendars that subscribe to it stop showing your sessions. You can make a new address at any time.
    </ConfirmDialog>
  )
}
