import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { OutcomeSelect } from '../OutcomeSelect.tsx'
import { actWith, type Outcome } from '../outcomes.ts'

export function ConfirmationsPage() {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const [open, setOpen] = useState<'archive' | 'cancel'>()
  const close = () => setOpen(undefined)
  const archive = useMutation({ mutationFn: (room: string) => actWith(outcome, room) })
  const cancel = useMutation({ mutationFn: (reason: string) => actWith(outcome, reason), onSuccess: close })
  return (
    <>
      <OutcomeSelect value={outcome} onChange={setOutcome} />
      <div className="flex gap-3">
        <Button onClick={() => setOpen('archive')}>Archive room</Button>
        <Button onClick={() => setOpen('cancel')}>Cancel session</Button>
      </div>
      {open === 'archive' && (
        <ActDialog
          title="Archive Room 12?"
          verb="Archive"
          busyLabel="Archiving"
          destructive
          act={archive}
          input="Room 12"
          done={(room) => `${room} is archived`}
          failed="The room was not archived"
          onClose={close}
        >
          It leaves the list and can be restored.
        </ActDialog>
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title="Cancel this session?"
          verb="Cancel session"
          busyLabel="Cancelling"
          destructive
          busy={cancel.isPending}
          error={cancel.error}
          failed="The session was not cancelled"
          onSubmit={cancel.mutate}
          onClose={close}
        />
      )}
    </>
  )
}
