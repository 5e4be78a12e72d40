import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { IssuedDialog } from '#ui/IssuedDialog.tsx'
import { HandedLink } from './HandedLink.tsx'
import { m } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { useCreateForm } from './useCreateForm.ts'

interface CreatePersonDialogProps {
  departmentField: ReactNode
  onClose: () => void
}

/** Creates an account, then shows its invitation. */
export function CreatePersonDialog({ departmentField, onClose }: CreatePersonDialogProps) {
  const { form, submit, failure, created, startAgain } = useCreateForm()
  const { isDirty, isSubmitting } = form.formState
  if (created) {
    return (
      <IssuedDialog
        title={m.isAdded({ name: fullName(created.person) })}
        description={m.accountIsNotYetActive()}
        isSent={created.invitation.emailed}
        action={
          <Button size="lg" onClick={startAgain}>
            {m.addAnother()}
          </Button>
        }
        onClose={onClose}
      >
        {(onCopied) => (
          <HandedLink
            purpose="invitation"
            answer={created.invitation}
            email={created.person.email}
            onCopied={onCopied}
          />
        )}
      </IssuedDialog>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title={m.addUser()}
        description={m.addUserHint()}
        verb={m.addUser()}
        busyLabel={m.addingUser()}
        busy={isSubmitting}
        dirty={isDirty}
        error={failure}
        failed={m.registrationFailed()}
        keepsFailed
        onSubmit={submit}
        onClose={onClose}
      >
        <PersonFields departmentField={departmentField} />
      </FormDialog>
    </FormProvider>
  )
}
