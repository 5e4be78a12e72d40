import { errorMessage } from '@campanile/contract/errors.ts'
import { type FormEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useConfirmPassword } from './faces.api.ts'

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
  const [password, setPassword] = useState('')
  const confirm = useConfirmPassword()
  const isWrong = hasCode(confirm.error, 'wrong-password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(password, { onSuccess: onConfirmed })
  }
  return (
    <form onSubmit={submit} noValidate className="text-left">
      {confirm.error && !isWrong && (
        <Alert tone="bad" takesFocus className="mb-4">
          {alertOf(confirm.error)}
        </Alert>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrong ? sentenceOf(confirm.error) : undefined}
      />
      <div className="mt-4 flex gap-2.5">
        <Button size="lg" className="min-h-11 flex-1" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant="primary"
          className="min-h-11 flex-[1.4]"
          disabled={password === ''}
          busy={confirm.isPending}
          busyLabel="Checking"
        >
          Confirm
        </Button>
      </div>
    </form>
  )
}
