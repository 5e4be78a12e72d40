import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useArchiveLeaveType, useRestoreLeaveType } from '../manage.api.ts'

interface ArchiveDialogProps {
  act: 'archive' | 'restore'
  type: ManagedLeaveType
  onClose: () => void
}

/** Takes a leave type out of use, or back into it. */
export function ArchiveDialog({
  act,
  type: { id: leaveTypeId, version, name },
  onClose,
}: ArchiveDialogProps) {
  const archive = useArchiveLeaveType()
  const restore = useRestoreLeaveType()
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
      onConfirm={() => mutation.mutate({ leaveTypeId, version }, { onSuccess })}
    >
      {archiving
        ? 'Nobody can ask for it any more. What was asked for stays, and it can be restored.'
        : 'People it is for can ask for it again.'}
    </ConfirmDialog>
  )
}
