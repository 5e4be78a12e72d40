import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { HandedLink } from './HandedLink.tsx'
import { m } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { useCreateForm } from './useCreateForm.ts'

/** Creates an account, then shows its invitation. */
export function CreatePersonDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, failure, created, startAgain } = useCreateForm()
  const [copied, setCopied] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  if (created) {
    const addAnother = () => {
      setCopied(false)
      startAgain()
    }
    return (
      <Dialog
        title={m.isAdded({ name: fullName(created.person) })}
        description={m.accountIsNotYetActive()}
        locked={!created.invitation.emailed && !copied}
        footer={
          <>
            <Button size="lg" onClick={addAnother}>
              {m.addAnother()}
            </Button>
            <Button size="lg" variant="primary" onClick={onClose}>
              {m.done()}
            </Button>
          </>
        }
        onClose={onClose}
      >
        <div className="px-6 py-5 max-md:px-4">
          <HandedLink
            purpose="invitation"
            answer={created.invitation}
            email={created.person.email}
            onCopied={() => setCopied(true)}
          />
        </div>
      </Dialog>
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
        <PersonFields />
      </FormDialog>
    </FormProvider>
  )
}
