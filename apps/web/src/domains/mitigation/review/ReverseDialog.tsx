import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { EffectList } from '../EffectList.tsx'
import { writeRequest } from '../writeRequest.ts'

interface ReverseDialogProps {
  request: MitigationRequest
  onClose: () => void
}

/** Reverses the effects of an approval. The student is notified of the reason. */
export function ReverseDialog({ request, onClose }: ReverseDialogProps) {
  const reverse = useAct('reverseMitigation', { onAnswer: writeRequest })
  const { id: requestId, version, title, studentName, effects } = request
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'The approval is reversed' })
    onClose()
  }
  return (
    <ReasonDialog
      title="Reverse approval"
      description={`${title}, ${studentName}`}
      verb="Reverse approval"
      busyLabel="Reversing"
      help={`${studentName} can read this. The request stays approved, marked as reversed.`}
      busy={reverse.isPending}
      error={reverse.error}
      failed="The approval was not reversed"
      onSubmit={(reason) => reverse.mutate({ requestId, version, reason }, { onSuccess })}
      onClose={onClose}
    >
      {effects.length > 0 && (
        <section className="mt-4">
          <h3 className="text-sm font-title">This will be restored</h3>
          <EffectList label="What goes back" effects={effects} />
        </section>
      )}
    </ReasonDialog>
  )
}
