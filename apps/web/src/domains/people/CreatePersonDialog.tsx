import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { HandedLink } from './HandedLink.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useCreateForm } from './useCreateForm.ts'

const formId = 'create-person'

interface CreatedFooterProps {
  onAnother: () => void
  onDone: () => void
}

const CreatedFooter = ({ onAnother, onDone }: CreatedFooterProps) => (
  <>
    <Button size="lg" onClick={onAnother}>
      Add another
    </Button>
    <Button size="lg" variant="primary" onClick={onDone}>
      Done
    </Button>
  </>
)

/** A new account, and then the invitation with which its person gets in. */
export function CreatePersonDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, failure, created, startAgain } = useCreateForm()
  const [copied, setCopied] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  const addAnother = () => {
    setCopied(false)
    startAgain()
  }
  const linkWouldBeLost = created !== undefined && !created.invitation.emailed && !copied
  return (
    <Dialog
      onClose={onClose}
      title={created ? `${fullName(created.person)} is added` : 'Add user'}
      description={
        created
          ? 'The account can be used once its invitation is accepted.'
          : 'They get an invitation and choose the password themselves.'
      }
      locked={created ? linkWouldBeLost : isDirty}
      footer={
        created ? (
          <CreatedFooter onAnother={addAnother} onDone={onClose} />
        ) : (
          <FormFooter
            form={formId}
            verb="Add user"
            busyLabel="Adding user"
            busy={isSubmitting}
            onCancel={onClose}
          />
        )
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {created ? (
          <HandedLink
            purpose="invitation"
            answer={created.invitation}
            email={created.person.email}
            onCopied={() => setCopied(true)}
          />
        ) : (
          <FormProvider {...form}>
            <form id={formId} onSubmit={submit} noValidate>
              {failure ? <SaveFailed title="Registration failed" keepsTitle error={failure} /> : null}
              <PersonFields />
            </form>
          </FormProvider>
        )}
      </div>
    </Dialog>
  )
}
