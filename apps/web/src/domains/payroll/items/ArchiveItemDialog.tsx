import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

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
      title={archiving ? m.archiveItem({ name }) : m.restoreItem({ name })}
      verb={archiving ? m.archive() : m.restore()}
      busyLabel={archiving ? m.archiving() : m.restoring()}
      act={archiving ? archive : restore}
      input={{ payItemId: id, version }}
      done={archiving ? m.itemIsArchived({ name }) : m.itemIsRestored({ name })}
      failed={archiving ? m.itemWasNotArchived({ name }) : m.itemWasNotRestored({ name })}
      onClose={onClose}
    >
      {archiving ? m.archivedItemIsLeftOut() : m.restoredItemIsUsedAgain()}
    </ActDialog>
  )
}
