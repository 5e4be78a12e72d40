import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { forgetReads } from '#lib/forgetReads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { EffectsChoice } from './EffectsChoice.tsx'

interface DeleteDialogProps {
  request: MitigationRequest
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a request is deleted, and whether the effects of its approval are kept. */
export function DeleteDialog({ request, onClose, onDeleted }: DeleteDialogProps) {
  const [keepEffects, setKeepEffects] = useState(false)
  const remove = useAct('deleteMitigation', {
    onAnswer: (client, _, { requestId }) => forgetReads(client, { requestId }),
  })
  const inForce = request.status === 'approved' && !request.reversedAt
  const onDone = () => {
    void showToast({ type: 'success', ...titled(mitigationMessages.deleted) })
    onClose()
    onDeleted?.()
  }
  return (
    <ActDialog
      title="Delete this request?"
      verb="Delete"
      busyLabel="Deleting"
      destructive
      act={remove}
      input={{ requestId: request.id, keepEffects: String(inForce && keepEffects) }}
      failed={mitigationMessages.deleteFailed}
      keepsFailed
      onDone={onDone}
      onClose={onClose}
    >
      <p>{mitigationMessages.confirmDelete}</p>
      <p className="mt-2 break-words text-sm text-ink-3">
        {request.title}, {request.studentName}
      </p>
      {inForce && <EffectsChoice keep={keepEffects} onChange={setKeepEffects} />}
    </ActDialog>
  )
}
