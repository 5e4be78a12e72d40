import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteFace } from './faces.api.ts'
import type { Receipt } from './useReceipt.ts'

interface DeleteFaceDialogProps {
  /** Without one there is only the consent to withdraw. */
  hasFace: boolean
  onDeleted: (receipt: Receipt) => void
  onClose: () => void
}

export function DeleteFaceDialog({ hasFace, onDeleted, onClose }: DeleteFaceDialogProps) {
  const remove = useDeleteFace()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={hasFace ? 'Delete your face data' : 'Withdraw your consent'}
      confirmLabel={hasFace ? 'Delete face data' : 'Withdraw'}
      busyLabel={hasFace ? 'Deleting' : 'Withdrawing'}
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: ({ receipt }) => onDeleted(receipt) })}
    >
      {hasFace
        ? 'Your photo and the numbers made from it are deleted for good, here and on the server, and your consent is withdrawn. You get a dated receipt. You can register again at any time.'
        : 'You agreed to the use of your face data and registered no face. You get a dated receipt, and can agree again at any time.'}
    </ConfirmDialog>
  )
}
