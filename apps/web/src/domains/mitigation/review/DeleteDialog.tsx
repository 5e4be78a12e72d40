import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { EffectsChoice } from './EffectsChoice.tsx'
import { useDeleteMitigation } from './review.api.ts'

interface DeleteDialogProps {
  request: MitigationRequest
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a request goes for good, and what becomes of what its approval changed. */
export function DeleteDialog({ request, onClose, onDeleted }: DeleteDialogProps) {
  const [keepEffects, setKeepEffects] = useState(false)
  const remove = useDeleteMitigation()
  const inForce = request.status === 'approved' && !request.reversedAt
  const confirm = () =>
    remove.mutate(
      { requestId: request.id, keepEffects: inForce && keepEffects },
      {
        onSuccess: () => {
          void showToast({ type: 'success', ...titled(mitigationMessages.deleted) })
          onClose()
          onDeleted?.()
        },
      },
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete this request?"
      confirmLabel="Delete"
      busyLabel="Deleting"
      destructive
      busy={remove.isPending}
      error={remove.error ? `${mitigationMessages.deleteFailed}. ${sentenceOf(remove.error)}` : undefined}
      onConfirm={confirm}
    >
      <p>{mitigationMessages.confirmDelete}</p>
      <p className="mt-2 break-words text-sm text-ink-3">
        {request.title}, {request.studentName}
      </p>
      {inForce && <EffectsChoice keep={keepEffects} onChange={setKeepEffects} />}
    </ConfirmDialog>
  )
}
