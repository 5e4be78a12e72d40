import { errorMessage } from '@campanile/contract/errors.ts'
import { useConfirmPassword, useConfirmWithPasskey, useHasPasskey } from '#lib/confirmation.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { passkeySentence } from '#lib/passkey.ts'
import { useUser } from '#lib/session.ts'
import { Button } from './Button.tsx'
import { PasswordForm } from './PasswordForm.tsx'

interface ConfirmFirstProps {
  /** Why it is asked. */
  reason: string
  onCancel: () => void
  onConfirmed: () => void
}

/** Whoever signed in without a password has none to prove. */
const alertOf = (error: unknown) =>
  hasCode(error, 'operation-not-allowed') ? errorMessage['requires-recent-login'] : sentenceOf(error)

/** The password anew, or a passkey that is there already. */
export function ConfirmFirst({ reason, onCancel, onConfirmed }: ConfirmFirstProps) {
  const { email } = useUser()
  const hasPasskey = useHasPasskey()
  const password = useConfirmPassword()
  const passkey = useConfirmWithPasskey()
  const isWrong = hasCode(password.error, 'wrong-password')
  const alert = passkey.error
    ? passkeySentence(passkey.error)
    : password.error && !isWrong
      ? alertOf(password.error)
      : undefined
  return (
    <div className="max-w-md rounded-md bg-sunken p-4">
      <p className="mb-4 text-base text-ink-2">{reason}</p>
      <PasswordForm
        email={email}
        cancelLabel="Cancel"
        busy={password.isPending}
        fieldError={isWrong ? sentenceOf(password.error) : undefined}
        error={alert}
        onCancel={onCancel}
        onSubmit={(text) => password.mutate(text, { onSuccess: onConfirmed })}
      />
      {hasPasskey && (
        <Button
          variant="ghost"
          size="lg"
          className="mt-2 min-h-11 w-full"
          busy={passkey.isPending}
          busyLabel="Waiting for your device"
          onClick={() => passkey.mutate(undefined, { onSuccess: onConfirmed })}
        >
          Use a passkey instead
        </Button>
      )}
    </div>
  )
}
