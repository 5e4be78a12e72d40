import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { DepartmentParts } from './departmentParts.ts'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { ErasePersonDialog } from './ErasePersonDialog.tsx'
import { FaceReviewDialog } from './FaceReviewDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { m } from './messages.ts'
import { PersonPhotoDialog } from './PersonPhotoDialog.tsx'
import type { PersonAct } from './personAct.ts'
import { StatusDialog } from './StatusDialog.tsx'

interface PersonActDialogProps {
  act: PersonAct
  /** As the list showed the person when the act was selected. */
  person: Person
  department: DepartmentParts
  onClose: () => void
}

/** The dialog in which an act on one person is done. */
export function PersonActDialog({ act, person, department, onClose }: PersonActDialogProps) {
  switch (act) {
    case 'edit':
      return <EditPersonDialog person={person} department={department} onClose={onClose} />
    case 'photo':
      return <PersonPhotoDialog person={person} onClose={onClose} />
    case 'face-review':
      return <FaceReviewDialog personId={person.id} onClose={onClose} />
    case 'invitation':
    case 'password-reset':
      return <HandOverDialog purpose={act} person={person} onClose={onClose} />
    case 'second-factor-reset':
      return <ResetSecondFactorDialog person={person} onClose={onClose} />
    case 'disable':
      return <DisableDialog person={person} onClose={onClose} />
    case 'erase':
      return <ErasePersonDialog person={person} onClose={onClose} />
    default:
      return <StatusDialog act={act} person={person} onClose={onClose} />
  }
}

/** Asks for a reason, which the person gets by email, and disables the account. */
function DisableDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const disable = useAct('disablePerson')
  const name = fullName(person)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.isDisabled({ name }) })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.disableQuestion({ name })}
      verb={m.disable()}
      busyLabel={m.disabling()}
      destructive
      optional
      note={<p className="mb-4 text-base text-ink-2">{m.disableConsequence()}</p>}
      help={m.reasonIsEmailed()}
      busy={disable.isPending}
      error={disable.error}
      failed={m.profileUpdateFailed()}
      onSubmit={(reason) => disable.mutate({ personId: person.id, reason: reason || null }, { onSuccess })}
      onClose={onClose}
    />
  )
}

interface ResetSecondFactorDialogProps {
  person: Person
  onClose: () => void
}

/** For people who have lost their authenticator app and their recovery codes. */
function ResetSecondFactorDialog({ person, onClose }: ResetSecondFactorDialogProps) {
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
