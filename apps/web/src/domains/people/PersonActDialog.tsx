import type { Person } from '@campanile/contract/people/people.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { ErasePersonDialog } from './ErasePersonDialog.tsx'
import { FaceReviewDialog } from './FaceReviewDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { PersonPhotoDialog } from './PersonPhotoDialog.tsx'
import type { PersonAct } from './personAct.ts'
import { ResetSecondFactorDialog } from './ResetSecondFactorDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'

interface PersonActDialogProps {
  act: PersonAct
  /** As the list showed the person when the act was selected. */
  person: Person
  onClose: () => void
}

/** The dialog in which an act on one person is done. */
export function PersonActDialog({ act, person, onClose }: PersonActDialogProps) {
  switch (act) {
    case 'edit':
      return <EditPersonDialog person={person} onClose={onClose} />
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
