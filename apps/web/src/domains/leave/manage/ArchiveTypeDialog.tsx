import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

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
      title={archiving ? m.archiveType({ name }) : m.restoreType({ name })}
      verb={archiving ? m.archive() : m.restore()}
      busyLabel={archiving ? m.archiving() : m.restoring()}
      act={archiving ? archive : restore}
      input={{ leaveTypeId: id, version }}
      done={archiving ? m.typeIsArchived({ name }) : m.typeIsRestored({ name })}
      failed={archiving ? m.typeWasNotArchived({ name }) : m.typeWasNotRestored({ name })}
      onClose={onClose}
    >
      {archiving ? m.archivedTypeCantBeRequested() : m.restoredTypeCanBeRequested()}
    </ActDialog>
  )
}
