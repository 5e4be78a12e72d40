import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { fullName } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useDeclineClaim } from './claims.api.ts'

const fields = ['words'] as const
const rules = {
  validate: (words: string) => words.trim() !== '' || 'Say why, in a few words',
  maxLength: { value: 500, message: 'At most 500 characters' },
}

interface DeclineDialogProps {
  sessionId: string
  claim: WaitingClaim
  onClose: () => void
}

/** Declines an offline scan, with words that its student reads. */
export function DeclineDialog({ sessionId, claim, onClose }: DeclineDialogProps) {
  const formId = useId()
  const decline = useDeclineClaim()
  const form = useForm({ mode: 'onTouched', defaultValues: { words: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ words }) =>
    decline
      .mutateAsync({ sessionId, studentId: claim.studentId, words })
      .then(onClose, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  return (
    <Dialog
      onClose={onClose}
      title={`Decline the scan of ${fullName(claim)}?`}
      description="The mark stays as it is, and the student reads your words."
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="destructive"
            busy={decline.isPending}
            busyLabel="Declining"
          >
            Decline
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {decline.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(decline.error)}
          </Alert>
        )}
        <TextField
          label="Why"
          autoComplete="off"
          {...form.register('words', rules)}
          error={errors.words?.message}
          help="For example: You were not in the room."
        />
      </form>
    </Dialog>
  )
}
