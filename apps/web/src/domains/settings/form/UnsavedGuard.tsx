import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useLeaveGuard } from '#lib/useLeaveGuard.ts'

const ConfirmDialog = lazyDialog(() => import('#ui/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Asks before what was typed is lost. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { isHeld, stay, leave } = useLeaveGuard(when)
  if (!isHeld) return null
  return (
    <ConfirmDialog
      onClose={stay}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
      onConfirm={leave}
    >
      Your changes in this section will be lost.
    </ConfirmDialog>
  )
}
