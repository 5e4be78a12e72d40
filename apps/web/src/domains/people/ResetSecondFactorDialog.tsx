import type { Person } from '@campanile/contract/people.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { fullName } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ConfirmFirst } from '#ui/ConfirmFirst.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useResetSecondFactor } from './people.api.ts'

interface ResetSecondFactorDialogProps {
  person: Person
  onClose: () => void
}

/** For somebody who has lost app and recovery codes; asks for the admin's own password first. */
export function ResetSecondFactorDialog({ person, onClose }: ResetSecondFactorDialogProps) {
  const reset = useResetSecondFactor()
  const name = fullName(person)
  const run = () =>
    reset.mutate(person.id, {
      onSuccess: () => {
        void showToast({ type: 'success', title: `Two-step sign-in of ${name} is reset` })
        onClose()
      },
    })
  if (hasCode(reset.error, 'requires-recent-login')) {
    return (
      <Dialog open onOpenChange={onClose} title={`Reset two-step sign-in of ${name}?`}>
        <div className="px-6 py-5 max-md:px-4">
          <ConfirmFirst
            reason="It opens somebody's account further, so we ask again that it is you."
            onCancel={onClose}
            onConfirmed={run}
          />
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reset two-step sign-in of ${name}?`}
      confirmLabel="Reset"
      busyLabel="Resetting"
      destructive
      busy={reset.isPending}
      error={reset.error ? sentenceOf(reset.error) : undefined}
      onConfirm={run}
    >
      Their password alone lets them in until they set it up again. Make sure that it is really them who asks.
      They are told.
    </ConfirmDialog>
  )
}
