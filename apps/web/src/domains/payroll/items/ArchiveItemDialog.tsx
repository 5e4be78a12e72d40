import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

interface ArchiveItemDialogProps {
  act: 'archive' | 'restore'
  item: PayItem
  onClose: () => void
}

/** Archives a pay item, or restores it. */
export function ArchiveItemDialog({ act, item: { id, version, name }, onClose }: ArchiveItemDialogProps) {
  const archive = useAct('archivePayItem')
  const restore = useAct('restorePayItem')
  const archiving = act === 'archive'
  return (
    <ActDialog
      title={`${archiving ? 'Archive' : 'Restore'} ${name}?`}
      verb={archiving ? 'Archive' : 'Restore'}
      busyLabel={archiving ? 'Archiving' : 'Restoring'}
      act={archiving ? archive : restore}
      input={{ payItemId: id, version }}
      done={`${name} is ${archiving ? 'archived' : 'back in use'}`}
      failed={`${name} was not ${archiving ? 'archived' : 'restored'}`}
      onClose={onClose}
    >
      {archiving
        ? 'Future runs leave it out. Approved months don’t change, and you can restore it.'
        : 'Future runs use it again.'}
    </ActDialog>
  )
}
