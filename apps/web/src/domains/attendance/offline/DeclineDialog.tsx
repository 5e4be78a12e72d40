import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { writeWaitingClaims } from './writeWaitingClaims.ts'

const fields = ['words'] as const
const rules = {
  validate: (words: string) => words.trim() !== '' || 'Enter a reason',
  maxLength: { value: 500, message: 'At most 500 characters' },
}

interface DeclineDialogProps {
  sessionId: string
  claim: WaitingClaim
  onClose: () => void
  onDone: () => void
}

/** Declines an offline scan, with a reason that its student reads. */
export function DeclineDialog({ sessionId, claim, onClose, onDone }: DeclineDialogProps) {
  const decline = useAct('declineClaim', { onAnswer: writeWaitingClaims })
  const form = useForm({ mode: 'onTouched', defaultValues: { words: '' } })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ words }) =>
    decline
      .mutateAsync({ sessionId, studentId: claim.studentId, words })
      .then(onDone, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  return (
    <FormDialog
      title={`Decline the scan of ${fullName(claim)}?`}
      description="The record stays as it is. The student reads your reason."
      verb="Decline"
      busyLabel="Declining"
      destructive
      busy={decline.isPending}
      dirty={isDirty}
      error={decline.error}
      failed="The scan was not declined"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Why"
        autoComplete="off"
        {...form.register('words', rules)}
        error={errors.words?.message}
        help="For example: You were not in the room."
      />
    </FormDialog>
  )
}
