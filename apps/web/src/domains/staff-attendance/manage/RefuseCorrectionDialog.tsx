import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { useDecideCorrection } from '../staff-attendance.api.ts'

interface RefuseCorrectionDialogProps {
  correction: Correction
  onClose: () => void
}

/** A refusal says why. */
export function RefuseCorrectionDialog({ correction, onClose }: RefuseCorrectionDialogProps) {
  const refuse = useDecideCorrection()
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState(false)
  const name = fullName(correction)
  const submit = () => {
    setMissing(answer.trim() === '')
    if (answer.trim() === '') return
    refuse.mutate(
      { correctionId: correction.id, decision: 'refuse', answer },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: `The request of ${name} is refused` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Refuse the request of ${name}?`}
      description={formatPlainDay(correction.date)}
      locked={answer !== ''}
      footer={
        <>
          <Button size="lg" disabled={refuse.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="destructive"
            busy={refuse.isPending}
            busyLabel="Refusing"
            onClick={submit}
          >
            Refuse
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {refuse.error && <SaveFailed title="The request was not refused" error={refuse.error} />}
        <TextAreaField
          label="Why"
          maxLength={500}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          error={missing ? 'Say why' : undefined}
          help={`${correction.firstName} reads it.`}
        />
      </div>
    </Dialog>
  )
}
