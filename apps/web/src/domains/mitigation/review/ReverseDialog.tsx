import type { MitigationRequest } from '@campanile/contract/mitigation.ts'
import { useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { EffectList } from '../EffectList.tsx'
import { useReverseMitigation } from './review.api.ts'

interface ReverseDialogProps {
  request: MitigationRequest
  onClose: () => void
}

/** Takes back what an approval changed; the reason is told. */
export function ReverseDialog({ request, onClose }: ReverseDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const reverse = useReverseMitigation()
  const submit = () => {
    if (!reason.trim()) return setMissing(true)
    reverse.mutate(
      { requestId: request.id, version: request.version, reason },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: 'The approval is reversed' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reverse approval"
      description={`${request.title}, ${request.studentName}`}
      locked={reason !== ''}
      footer={
        <FormFooter
          form={formId}
          verb="Reverse approval"
          busyLabel="Reversing"
          busy={reverse.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {reverse.error && <SaveFailed title="The approval was not reversed" error={reverse.error} />}
        <TextAreaField
          label="Reason"
          maxLength={500}
          value={reason}
          error={missing && !reason.trim() ? 'Say why' : undefined}
          help={`${request.studentName} reads it. The request stays approved, marked as reversed.`}
          onChange={({ target }) => setReason(target.value)}
        />
        {request.effects.length > 0 && (
          <section className="mt-4">
            <h3 className="text-sm font-[620]">This goes back to what it was</h3>
            <EffectList label="What goes back" effects={request.effects} />
          </section>
        )}
      </form>
    </Dialog>
  )
}
