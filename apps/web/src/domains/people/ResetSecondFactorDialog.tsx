import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

interface ResetSecondFactorDialogProps {
  person: Person
  onClose: () => void
}

/** For people who have lost their authenticator app and their recovery codes. */
export function ResetSecondFactorDialog({ person, onClose }: ResetSecondFactorDialogProps) {
  const name = fullName(person)
  return (
    <ActDialog
      title={`Reset two-step sign-in of ${name}?`}
      verb="Reset"
      busyLabel="Resetting"
      destructive
      act={useAct('resetSecondFactor')}
      input={{ personId: person.id }}
      done={`Two-step sign-in of ${name} is reset`}
      failed="Two-step sign-in was not reset"
      onClose={onClose}
    >
      They can sign in with only their password until they set it up again. Make sure the request really comes
      from them. They will be notified.
    </ActDialog>
  )
}
