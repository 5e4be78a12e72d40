import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from './ActDialog.tsx'
import { m } from './messages.ts'

interface RemoveViewDialogProps {
  view: SavedView
  onClose: () => void
}

export function RemoveViewDialog({ view, onClose }: RemoveViewDialogProps) {
  const remove = useAct('removeSavedView', { onAnswer: replaceRead('listSavedViews') })
  return (
    <ActDialog
      title={m.deleteNameQuestion({ name: view.name })}
      verb={m.delete()}
      busyLabel={m.deleting()}
      destructive
      act={remove}
      input={{ viewId: view.id }}
      done={m.nameIsDeleted({ name: view.name })}
      failed={m.theViewWasNotDeleted()}
      onClose={onClose}
    >
      {m.onlyTheViewIsDeleted()}
    </ActDialog>
  )
}
