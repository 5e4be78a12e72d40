import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useResetSecondFactor } from './people.api.ts'

interface ResetSecondFactorDialogProps {
  person: Person
  onClose: () => void
}

/** For somebody who has lost app and recovery codes. */
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
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Reset two-step sign-in of ${name}?`}
      confirmLabel="Reset"
      busyLabel="Resetting"
      destructive
      busy={reset.isPending}
      error={reset.error}
      onConfirm={run}
    >
      Their password alone lets them in until they set it up again. Make sure that it is really them who asks.
      They are told.
    </ConfirmDialog>
  )
}
