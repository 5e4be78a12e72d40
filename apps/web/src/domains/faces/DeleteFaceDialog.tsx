import { ActDialog } from '#ui/ActDialog.tsx'
import { useDeleteFace } from './faces.api.ts'
import type { Receipt } from './useReceipt.ts'

const deletion = {
  title: 'Delete your face data',
  verb: 'Delete face data',
  busyLabel: 'Deleting',
  failed: 'Your face data was not deleted',
  children:
    'Your photo and the numbers made from it are deleted for good, here and on the server, and your consent is withdrawn. You get a dated receipt. You can register again at any time.',
}
const withdrawal = {
  title: 'Withdraw your consent',
  verb: 'Withdraw',
  busyLabel: 'Withdrawing',
  failed: 'Your consent was not withdrawn',
  children:
    'You agreed to the use of your face data and registered no face. You get a dated receipt, and can agree again at any time.',
}

interface DeleteFaceDialogProps {
  /** Without one there is only the consent to withdraw. */
  hasFace: boolean
  onDeleted: (receipt: Receipt) => void
  onClose: () => void
}

export const DeleteFaceDialog = ({ hasFace, onDeleted, onClose }: DeleteFaceDialogProps) => (
  <ActDialog
    {...(hasFace ? deletion : withdrawal)}
    destructive
    act={useDeleteFace()}
    input={undefined}
    onDone={({ receipt }) => onDeleted(receipt)}
    onClose={onClose}
  />
)
