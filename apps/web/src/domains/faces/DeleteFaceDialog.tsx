import { sentenceOf } from '#lib/errors.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteFace } from './faces.api.ts'
import type { Receipt } from './useReceipt.ts'

interface DeleteFaceDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Without one there is only the consent to withdraw. */
  hasFace: boolean
  onDeleted: (receipt: Receipt) => void
}

export function DeleteFaceDialog({ open, onOpenChange, hasFace, onDeleted }: DeleteFaceDialogProps) {
  const remove = useDeleteFace()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={hasFace ? 'Delete your face data' : 'Withdraw your consent'}
      confirmLabel={hasFace ? 'Delete face data' : 'Withdraw'}
      busyLabel={hasFace ? 'Deleting' : 'Withdrawing'}
      destructive
      busy={remove.isPending}
      error={remove.error ? sentenceOf(remove.error) : undefined}
      onConfirm={() => remove.mutate(undefined, { onSuccess: ({ receipt }) => onDeleted(receipt) })}
    >
      {hasFace
        ? 'Your photo and the numbers made from it are deleted for good, here and on the server, and your consent is withdrawn. You get a dated receipt. You can register again at any time.'
        : 'You agreed to the use of your face data and registered no face. You get a dated receipt, and can agree again at any time.'}
    </ConfirmDialog>
  )
}
