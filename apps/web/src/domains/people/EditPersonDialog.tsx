import { type Person, updatePersonInput } from '@campanile/contract/people/people.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import type { DepartmentParts } from './departmentParts.ts'
import { m } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { consistent, factsOf, type PersonFieldName, personFields } from './personFacts.ts'
import { fieldLabel, type PersonTextField, personFieldText } from './personWords.ts'

interface EditPersonDialogProps {
  person: Person
  department: DepartmentParts
  onClose: () => void
}

/** The form of a person's name, email, phone, role, number, department and dates. */
export function EditPersonDialog({ person, department, onClose }: EditPersonDialogProps) {
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
      textOf={(facts, field) =>
        field === 'departmentId'
          ? department.nameOf(facts.departmentId ?? null)
          : personFieldText(facts, field as PersonTextField)
      }
      noteOf={(base, { status }) => status !== base.status && <> {m.accountIsNow({ status })}</>}
      onClose={onClose}
    >
      <PersonFields departmentField={department.field} />
    </VersionedFormDialog>
  )
}

/** The form of a person. */
function useEditForm(person: Person, onSaved: (saved: Person) => void) {
  const update = useAct('updatePerson')
  const readNow = useReadNow()
  return useVersionedForm<Person, z.output<typeof updatePersonInput>>({
    row: person,
    resolver: schemaResolver(updatePersonInput) as never,
    blank: valuesOf(person),
    valuesOf,
    fields: personFields,
    adjust: consistent,
    save: (values) => update.mutateAsync(values),
    readTheirs: ({ id }) => readNow('readPerson', { personId: id }),
    onSaved,
  })
}

const valuesOf = (person: Person) => ({ personId: person.id, version: person.version, ...factsOf(person) })
