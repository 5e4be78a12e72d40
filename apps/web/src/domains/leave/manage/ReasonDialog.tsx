import type { LeaveRequest } from '@campanile/contract/leave.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { periodWords } from '../leaveWords.ts'
import { useRejectLeave, useRevokeLeave } from '../manage.api.ts'

const words = {
  reject: {
    title: 'Reject the request of',
    verb: 'Reject request',
    busy: 'Rejecting',
    failed: 'The request was not rejected',
    done: 'rejected',
    note: '',
  },
  revoke: {
    title: 'Take back the leave of',
    verb: 'Take it back',
    busy: 'Taking it back',
    failed: 'The approval still stands',
    done: 'taken back',
    note: ' Balance and staff days are as before; sessions stay as they were decided.',
  },
} as const

interface ReasonDialogProps {
  act: keyof typeof words
  request: LeaveRequest
  onClose: () => void
  onDone: () => void
}

/** A refusal says why, and so does taking an approval back. */
export function ReasonDialog({ act, request, onClose, onDone }: ReasonDialogProps) {
  const reject = useRejectLeave()
  const revoke = useRevokeLeave()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { title, verb, busy, failed, done, note } = words[act]
  const { id: requestId, version, personName } = request
  const mutation = act === 'reject' ? reject : revoke
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The leave of ${personName} is ${done}` })
    onDone()
  }
  const submit = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    if (act === 'reject') reject.mutate({ requestId, version, rejectionReason: reason }, { onSuccess })
    else revoke.mutate({ requestId, version, reason }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${title} ${personName}`}
      description={`${request.leaveType}, ${periodWords(request)}.${note}`}
      locked={reason !== ''}
      footer={
        <>
          <Button size="lg" disabled={mutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button size="lg" variant="destructive" busy={mutation.isPending} busyLabel={busy} onClick={submit}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {mutation.error && <SaveFailed title={failed} error={mutation.error} />}
        <TextAreaField
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={missing ? 'Say why' : undefined}
          help={`${personName} reads it.`}
        />
      </div>
    </Dialog>
  )
}
