import type { BulkOutcome } from '@campanile/contract/people/selected-people.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { BulkOutcomeDialog } from '#ui/BulkOutcomeDialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { ReferencePicker } from '../ReferencePicker.tsx'
import { m } from './messages.ts'

interface MoveStudentsDialogProps {
  personIds: string[]
  /** Runs once at least one student has moved. */
  onDone: () => void
  onClose: () => void
}

/** Moves the selected students to a batch, and with it to its programme and department. */
export function MoveStudentsDialog({ personIds, onDone, onClose }: MoveStudentsDialogProps) {
  const move = useAct('moveStudents')
  const [batchId, setBatchId] = useState<string>()
  const [text, setText] = useState('')
  const reason = text.trim()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const onSuccess = (answer: BulkOutcome) => {
    if (answer.done > 0) onDone()
    if (answer.leftOut.length > 0) return setOutcome(answer)
    void showToast({ type: 'success', title: m.studentsMoved({ count: answer.done }) })
    onClose()
  }
  if (outcome)
    return (
      <BulkOutcomeDialog
        title={m.studentsMoved({ count: outcome.done })}
        leftOut={outcome.leftOut}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={m.moveQuestion({ count: personIds.length })}
      verb={m.move()}
      busyLabel={m.moving()}
      disabled={!batchId}
      dirty={batchId !== undefined || reason !== ''}
      busy={move.isPending}
      error={move.error}
      failed={m.nobodyWasMoved()}
      onSubmit={() =>
        batchId && move.mutate({ batchId, personIds, ...(reason && { reason }) }, { onSuccess })
      }
      onClose={onClose}
    >
      <p className="mb-4 text-base text-ink-2">{m.moveConsequence()}</p>
      <ReferencePicker of="batch" label={m.batch()} value={batchId} onChange={setBatchId} />
      <TextField
        className="mt-4"
        label={m.reason()}
        help={m.reasonHelp()}
        optional
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
