import { useState } from 'react'
import { call } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useActOn } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { writeFace } from './faceCache.ts'
import { dropKeptFace } from './kept/keptFace.ts'
import type { Receipt } from './useReceipt.ts'

const deletion = {
  title: 'Delete your face data',
  verb: 'Delete face data',
  busyLabel: 'Deleting',
  failed: 'Your face data was not deleted',
  children:
    'Your photo and the numbers computed from it will be deleted permanently, here and on the server, and your consent withdrawn. You’ll get a dated receipt. You can register again at any time.',
}
const withdrawal = {
  title: 'Withdraw your consent',
  verb: 'Withdraw',
  busyLabel: 'Withdrawing',
  failed: 'Your consent was not withdrawn',
  children:
    'You agreed to the use of your face data but haven’t registered a face. You’ll get a dated receipt, and you can agree again at any time.',
}

interface DeleteFaceDialogProps {
  /** Without one there is only the consent to withdraw. */
  hasFace: boolean
  onDeleted: (receipt: Receipt) => void
  onClose: () => void
}

export function DeleteFaceDialog({ hasFace, onDeleted, onClose }: DeleteFaceDialogProps) {
  const { id } = useUser()
  // Not changed by the deletion itself, while the dialog is still open.
  const [words] = useState(hasFace ? deletion : withdrawal)
  const remove = useActOn(
    'deleteFace',
    async () => {
      const answer = await call('deleteFace', {})
      await dropKeptFace(id)
      return answer
    },
    (client, { face }) => writeFace(client, id, face),
  )
  return (
    <ActDialog
      {...words}
      destructive
      act={remove}
      input={undefined}
      onDone={({ receipt }) => onDeleted(receipt)}
      onClose={onClose}
    />
  )
}
