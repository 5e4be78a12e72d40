import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

interface ArchiveTypeDialogProps {
  act: 'archive' | 'restore'
  type: ManagedLeaveType
  onClose: () => void
}

/** Archives a leave type, or restores it. */
export function ArchiveTypeDialog({ act, type: { id, version, name }, onClose }: ArchiveTypeDialogProps) {
  const archive = useAct('archiveLeaveType')
  const restore = useAct('restoreLeaveType')
  const archiving = act === 'archive'
  return (
    <ActDialog
      title={`${archiving ? 'Archive' : 'Restore'} ${name}?`}
      verb={archiving ? 'Archive' : 'Restore'}
      busyLabel={archiving ? 'Archiving' : 'Restoring'}
      act={archiving ? archive : restore}
      input={{ leaveTypeId: id, version }}
      done={`${name} is ${archiving ? 'archived' : 'back in use'}`}
      failed={`${name} was not ${archiving ? 'archived' : 'restored'}`}
      onClose={onClose}
    >
      {archiving
        ? 'Nobody can request it any more. Existing requests are kept, and you can restore it.'
        : 'People can request it again.'}
    </ActDialog>
  )
}
