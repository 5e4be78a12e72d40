import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useArchivePayItem, useRestorePayItem } from './items.api.ts'

interface ArchiveItemDialogProps {
  act: 'archive' | 'restore'
  item: PayItem
  onClose: () => void
}

/** Takes a pay item out of use, or back into it. */
export function ArchiveItemDialog({ act, item, onClose }: ArchiveItemDialogProps) {
  const archive = useArchivePayItem()
  const restore = useRestorePayItem()
  const { id: payItemId, version, name } = item
  const archiving = act === 'archive'
  const mutation = archiving ? archive : restore
  const onSuccess = () => {
    void showToast({ type: 'success', title: `${name} is ${archiving ? 'archived' : 'back in use'}` })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${archiving ? 'Archive' : 'Restore'} ${name}?`}
      confirmLabel={archiving ? 'Archive' : 'Restore'}
      busyLabel={archiving ? 'Archiving' : 'Restoring'}
      busy={mutation.isPending}
      error={mutation.error}
      onConfirm={() => mutation.mutate({ payItemId, version }, { onSuccess })}
    >
      {archiving
        ? 'Runs that are computed from now on leave it out. Approved months stay as they are, and it can be restored.'
        : 'Runs that are computed from now on use it again.'}
    </ConfirmDialog>
  )
}
