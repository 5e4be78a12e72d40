import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useLeaveGuard } from '#lib/useLeaveGuard.ts'
import { m } from './messages.ts'

const ConfirmDialog = lazyDialog(() => import('#ui/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Asks before unsaved input is lost. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { isHeld, stay, leave } = useLeaveGuard(when)
  if (!isHeld) return null
  return (
    <ConfirmDialog
      onClose={stay}
      title={m.leaveWithoutSaving()}
      confirmLabel={m.leave()}
      cancelLabel={m.stay()}
      destructive
      onConfirm={leave}
    >
      {m.changesWillBeLost()}
    </ConfirmDialog>
  )
}
