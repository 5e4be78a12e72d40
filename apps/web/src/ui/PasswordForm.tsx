import { type SubmitEvent, useState } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { PasswordField } from './PasswordField.tsx'

interface PasswordFormProps {
  /** Whose password, for password managers. */
  email: string
  cancelLabel: string
  busy: boolean
  /** Said next to the field. */
  fieldError: string | undefined
  /** Said above the form. */
  error: string | undefined
  onCancel: () => void
  onSubmit: (password: string) => void
}

/** Asks for the password anew before something sensitive. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, cancelLabel, busy, fieldError, error, onCancel, onSubmit } = props
  const [password, setPassword] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form onSubmit={submit} noValidate className="text-left">
      {error && (
        <Alert tone="bad" takesFocus className="mb-4">
          {error}
        </Alert>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldError}
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
          busy={busy}
          busyLabel="Checking"
        >
          Confirm
        </Button>
      </div>
    </form>
  )
}
