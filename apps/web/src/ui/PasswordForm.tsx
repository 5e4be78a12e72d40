import { type SubmitEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Button } from './Button.tsx'
import { m } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { SaveFailed } from './SaveFailed.tsx'

interface PasswordFormProps {
  /** The account of the password. */
  email: string
  busy: boolean
  error: unknown
  onCancel: () => void
  onSubmit: (password: string) => void
}

/** Asks for the password again before a sensitive change. */
export function PasswordForm({ email, busy, error, onCancel, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const isWrong = hasCode(error, 'wrong-password')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form onSubmit={submit} noValidate>
      {error && !isWrong ? <SaveFailed title={m.weCouldntCheckYourPassword()} error={error} /> : null}
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.password()}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrong ? sentenceOf(error) : undefined}
      />
      <div className="mt-4 flex gap-2.5">
        <Button size="lg" className="min-h-11 flex-1" disabled={busy} onClick={onCancel}>
          {m.cancel()}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant="primary"
          className="min-h-11 flex-[1.4]"
          disabled={password === ''}
          busy={busy}
          busyLabel={m.checking()}
        >
          {m.confirm()}
        </Button>
      </div>
    </form>
  )
}
