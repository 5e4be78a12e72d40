import { useId, useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useOpenDispute } from './mySessions.api.ts'

interface DisputeDialogProps {
  sessionId: string
  courseTitle: string
  startsAt: string
  onClose: () => void
  onSent: () => void
}

/** One tap sends it; words are welcome, not needed. */
export function DisputeDialog({ sessionId, courseTitle, startsAt, onClose, onSent }: DisputeDialogProps) {
  const formId = useId()
  const { day } = useTimeFormat()
  const [words, setWords] = useState('')
  const dispute = useOpenDispute()
  const send = () => dispute.mutate({ sessionId, words: words.trim() || null }, { onSuccess: onSent })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Dispute this"
      description={`${courseTitle}, ${day(startsAt)}. Your lecturer sees your check-in attempts with it.`}
      locked={words !== ''}
      footer={
        <FormFooter
          form={formId}
          verb="Send dispute"
          busyLabel="Sending"
          busy={dispute.isPending}
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
          send()
        }}
      >
        {dispute.error && <SaveFailed title="The dispute was not sent" error={dispute.error} />}
        <TextAreaField
          label="What happened?"
          optional
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
