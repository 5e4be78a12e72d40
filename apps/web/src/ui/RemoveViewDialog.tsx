import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from './ActDialog.tsx'

interface RemoveViewDialogProps {
  view: SavedView
  onClose: () => void
}

export function RemoveViewDialog({ view, onClose }: RemoveViewDialogProps) {
  const remove = useAct('removeSavedView', { onAnswer: replaceRead('listSavedViews') })
  return (
    <ActDialog
      title={`Delete ${view.name}?`}
      verb="Delete"
      busyLabel="Deleting"
      destructive
      act={remove}
      input={{ viewId: view.id }}
      done={`${view.name} is deleted`}
      failed="The view was not deleted"
      onClose={onClose}
    >
      Only the saved view is deleted. The list doesn’t change.
    </ActDialog>
  )
}
