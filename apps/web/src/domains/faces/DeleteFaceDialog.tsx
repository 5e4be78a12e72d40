import { useState } from 'react'
import { call } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useActOn } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { writeFace } from './faceCache.ts'
import { dropKeptFace } from './kept/keptFace.ts'
import { m } from './messages.ts'
import type { Receipt } from './useReceipt.ts'

const deletion = {
  title: m.deleteYourFaceData(),
  verb: m.deleteFaceData(),
  busyLabel: m.deleting(),
  failed: m.yourFaceDataWasNotDeleted(),
  children: m.whatDeletingMeans(),
}
const withdrawal = {
  title: m.withdrawYourConsent(),
  verb: m.withdraw(),
  busyLabel: m.withdrawing(),
  failed: m.consentWasNotWithdrawn(),
  children: m.whatWithdrawingMeans(),
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
