import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { forgetReads } from '#lib/forgetReads.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface DeleteDialogProps {
  request: MitigationRequest
  onClose: () => void
  onDeleted?: () => void
}

/**
 * Asks for the reason before a request is deleted, and whether the effects of its approval are kept. The student
 * is notified of both.
 */
export function DeleteDialog({ request, onClose, onDeleted }: DeleteDialogProps) {
  const [keepEffects, setKeepEffects] = useState(false)
  const remove = useAct('deleteMitigation', {
    onAnswer: (client, _, { requestId }) => forgetReads(client, { requestId }),
  })
  const { id: requestId, title, studentName } = request
  const inForce = request.status === 'approved' && !request.reversedAt
  const onSuccess = () => {
    void showToast({ type: 'success', ...titled(mitigationMessages.deleted) })
    onClose()
    onDeleted?.()
  }
  return (
    <ReasonDialog
      title={m.deleteThisRequest()}
      description={joinFacts(title, studentName)}
      verb={m.delete()}
      busyLabel={m.deleting()}
      destructive
      help={m.studentIsGivenThis({ studentName })}
      busy={remove.isPending}
      error={remove.error}
      failed={mitigationMessages.deleteFailed}
      keepsFailed
      note={<p className="mb-4">{mitigationMessages.confirmDelete}</p>}
      onSubmit={(reason) =>
        remove.mutate({ requestId, keepEffects: inForce && keepEffects, reason }, { onSuccess })
      }
      onClose={onClose}
    >
      {inForce && <EffectsChoice keep={keepEffects} onChange={setKeepEffects} />}
    </ReasonDialog>
  )
}

const choices = [
  {
    keep: false,
    label: m.reverseWhatTheApprovalChanged(),
    help: m.reversingRestores(),
  },
  { keep: true, label: m.keepWhatTheApprovalChanged(), help: m.theStudentKeepsWhatWasGranted() },
]

interface EffectsChoiceProps {
  keep: boolean
  onChange: (keep: boolean) => void
}

/** Whether the effects of an approval are kept when its request is deleted. */
const EffectsChoice = ({ keep, onChange }: EffectsChoiceProps) => (
  <fieldset className="mt-4 space-y-2.5">
    <legend className="mb-2 text-sm font-title text-ink">{m.thisRequestWasApproved()}</legend>
    {choices.map((choice) => (
      <label key={choice.label} className="flex cursor-pointer items-start gap-2.5">
        <input
          type="radio"
          name="effects"
          checked={keep === choice.keep}
          onChange={() => onChange(choice.keep)}
          className="mt-0.5 size-4 shrink-0 accent-brand-ink"
        />
        <span>
          <span className="block font-label text-ink">{choice.label}</span>
          <span className="block text-sm text-ink-3">{choice.help}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
