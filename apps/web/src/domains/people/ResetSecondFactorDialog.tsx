import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

interface ResetSecondFactorDialogProps {
  person: Person
  onClose: () => void
}

/** For people who have lost their authenticator app and their recovery codes. */
export function ResetSecondFactorDialog({ person, onClose }: ResetSecondFactorDialogProps) {
  const name = fullName(person)
  return (
    <ActDialog
      title={m.resetTwoStepSignInQuestion({ name })}
      verb={m.reset()}
      busyLabel={m.resetting()}
      destructive
      act={useAct('resetSecondFactor')}
      input={{ personId: person.id }}
      done={m.twoStepSignInReset({ name })}
      failed={m.twoStepSignInNotReset()}
      onClose={onClose}
    >
      {m.resetConsequence()}
    </ActDialog>
  )
}
