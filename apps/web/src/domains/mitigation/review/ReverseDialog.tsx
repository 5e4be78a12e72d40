import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { EffectList } from '../EffectList.tsx'
import { writeRequest } from '../writeRequest.ts'
import { m } from './messages.ts'

interface ReverseDialogProps {
  request: MitigationRequest
  onClose: () => void
}

/** Reverses the effects of an approval. The student is notified of the reason. */
export function ReverseDialog({ request, onClose }: ReverseDialogProps) {
  const reverse = useAct('reverseMitigation', { onAnswer: writeRequest })
  const { id: requestId, version, title, studentName, effects } = request
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.approvalReversed() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.reverseApproval()}
      description={joinFacts(title, studentName)}
      verb={m.reverseApproval()}
      busyLabel={m.reversing()}
      help={m.studentCanReadTheReason({ studentName })}
      busy={reverse.isPending}
      error={reverse.error}
      failed={m.theApprovalWasNotReversed()}
      onSubmit={(reason) => reverse.mutate({ requestId, version, reason }, { onSuccess })}
      onClose={onClose}
    >
      {effects.length > 0 && (
        <section className="mt-4">
          <h3 className="text-sm font-title">{m.thisWillBeRestored()}</h3>
          <EffectList label={m.thisWillBeRestored()} effects={effects} />
        </section>
      )}
    </ReasonDialog>
  )
}
