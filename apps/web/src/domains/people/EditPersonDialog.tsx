import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import type { PersonFieldName } from './personFacts.ts'
import { fieldLabel, personFieldText } from './personWords.ts'
import { useEditForm } from './useEditForm.ts'

interface EditPersonDialogProps {
  person: Person
  onClose: () => void
}

/** The form of a person's name, email, role, number and dates. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const edit = useEditForm(person, (saved) => {
    void showToast({ type: 'success', title: m.isSaved({ name: fullName(saved) }) })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={m.editTitle({ name: fullName(person) })}
      failed={m.profileUpdateFailed()}
      keepsFailed
      edit={edit}
      labelOf={(field) => fieldLabel(field as PersonFieldName)}
      textOf={(facts, field) => personFieldText(facts, field as PersonFieldName)}
      noteOf={(base, { status }) => status !== base.status && <> {m.accountIsNow({ status })}</>}
      onClose={onClose}
    >
      <PersonFields />
    </VersionedFormDialog>
  )
}
