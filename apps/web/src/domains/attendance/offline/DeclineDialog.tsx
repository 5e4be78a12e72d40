import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import { writeWaitingClaims } from './writeWaitingClaims.ts'

const fields = ['words'] as const
const rules = {
  validate: (words: string) => words.trim() !== '' || m.enterAReason(),
  maxLength: { value: 500, message: m.atMost500Characters() },
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
      title={m.declineTheScanOf({ fullName: fullName(claim) })}
      description={m.recordStaysAsItIs()}
      verb={m.decline()}
      busyLabel={m.declining()}
      destructive
      busy={decline.isPending}
      dirty={isDirty}
      error={decline.error}
      failed={m.scanWasNotDeclined()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.why()}
        autoComplete="off"
        {...form.register('words', rules)}
        error={errors.words?.message}
        help={m.exampleReason()}
      />
    </FormDialog>
  )
}
