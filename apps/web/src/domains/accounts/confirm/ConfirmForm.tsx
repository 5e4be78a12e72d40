import { errorMessage } from '@campanile/contract/error-messages.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { passkeySentence } from '#lib/passkey.ts'
import { useUser } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { PasswordForm } from '#ui/PasswordForm.tsx'
import { CodeForm } from '../security/CodeForm.tsx'
import { useConfirmCode, useConfirmPassword, useConfirmWithPasskey } from './confirmation.api.ts'

interface ConfirmFormProps {
  /** What is asked for before anything else. */
  first: 'password' | 'code' | 'passkey' | 'none'
  hasPasskey: boolean
  onClose: (confirmed: boolean) => void
}

export function ConfirmForm({ first, hasPasskey, onClose }: ConfirmFormProps) {
  const { email } = useUser()
  const password = useConfirmPassword()
  const code = useConfirmCode()
  const passkey = useConfirmWithPasskey()
  const onSuccess = () => onClose(true)
  const cancel = () => onClose(false)
  const isWrong = hasCode(password.error, 'wrong-password')
  return (
    <>
      {passkey.error && (
        <Alert tone="bad" takesFocus className="mb-4">
          {passkeySentence(passkey.error)}
        </Alert>
      )}
      {first === 'password' && (
        <PasswordForm
          email={email}
          cancelLabel="Cancel"
          busy={password.isPending}
          fieldError={isWrong ? sentenceOf(password.error) : undefined}
          error={password.error && !isWrong ? sentenceOf(password.error) : undefined}
          onCancel={cancel}
          onSubmit={(text) => password.mutate(text, { onSuccess })}
        />
      )}
      {first === 'code' && (
        <CodeForm
          submitLabel="Confirm"
          busyLabel="Checking"
          busy={code.isPending}
          error={code.error}
          onCancel={cancel}
          onSubmit={(text) => code.mutate(text, { onSuccess })}
        />
      )}
      {first === 'none' && (
        <p className="mb-4 text-base text-ink-2">{errorMessage['requires-recent-login']}</p>
      )}
      {hasPasskey && (
        <Button
          variant={first === 'passkey' ? 'primary' : 'ghost'}
          size="lg"
          className="mt-2 min-h-11 w-full"
          busy={passkey.isPending}
          busyLabel="Waiting for your device"
          onClick={() => passkey.mutate(undefined, { onSuccess })}
        >
          {first === 'passkey' ? 'Use a passkey' : 'Use a passkey instead'}
        </Button>
      )}
      {(first === 'passkey' || first === 'none') && (
        <Button size="lg" className="mt-2 min-h-11 w-full" onClick={cancel}>
          Cancel
        </Button>
      )}
    </>
  )
}
