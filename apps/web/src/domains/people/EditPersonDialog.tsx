import type { Person } from '@campanile/contract/people/people.ts'
import { FormProvider } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { EditConflict } from './EditConflict.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useEditForm } from './useEditForm.ts'

const formId = 'edit-person'

interface EditPersonDialogProps {
  person: Person
  onClose: () => void
}

/** The facts of a person; a conflict with somebody else's edit takes the form's place until it is settled. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { form, submit, failure, conflict, choose, settle } = useEditForm(person, (saved) => {
    void showToast({ type: 'success', title: `${fullName(saved)} is saved` })
    onClose()
  })
  const { isDirty, isSubmitting } = form.formState
  const footer = conflict ? (
    <>
      <Button size="lg" onClick={onClose}>
        Take theirs
      </Button>
      <Button size="lg" variant="primary" onClick={() => settle(conflict)}>
        Save what is chosen
      </Button>
    </>
  ) : (
    <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
  )
  return (
    <Dialog
      onClose={onClose}
      title={`Edit ${fullName(person)}`}
      locked={isDirty || conflict !== undefined}
      footer={footer}
    >
      {conflict ? (
        <EditConflict conflict={conflict} onChoose={choose} />
      ) : (
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
            {failure ? <SaveFailed title="Profile update failed" keepsTitle error={failure} /> : null}
            <PersonFields />
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}
