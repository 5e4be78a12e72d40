import { errorMessage } from '@campanile/contract/errors.ts'
import { useConfirmPassword } from '#lib/confirmation.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { PasswordForm as Form } from '#ui/PasswordForm.tsx'

interface PasswordFormProps {
  cancelLabel: string
  onCancel: () => void
  onConfirmed: () => void
}

/** Whoever signed in without a password has none to prove. */
const alertOf = (error: unknown) =>
  hasCode(error, 'operation-not-allowed') ? errorMessage['requires-recent-login'] : sentenceOf(error)

/** Asks for the password anew before a face is replaced. */
export function PasswordForm({ cancelLabel, onCancel, onConfirmed }: PasswordFormProps) {
  const { email } = useUser()
  const { mutate, error, isPending } = useConfirmPassword()
  const isWrong = hasCode(error, 'wrong-password')
  return (
    <Form
      email={email}
      cancelLabel={cancelLabel}
      busy={isPending}
      fieldError={isWrong ? sentenceOf(error) : undefined}
      error={error && !isWrong ? alertOf(error) : undefined}
      onCancel={onCancel}
      onSubmit={(password) => mutate(password, { onSuccess: onConfirmed })}
    />
  )
}
