import { type ReactNode, type SubmitEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Button } from './Button.tsx'
import { m } from './messages.ts'
import { SaveFailed } from './SaveFailed.tsx'
import { TextField } from './TextField.tsx'

interface AppCodeFormProps {
  label?: string
  help?: string
  /** Above the code: additional fields. */
  above?: ReactNode
  submitLabel: string
  busyLabel: string
  destructive?: boolean
  busy: boolean
  /** Why the last attempt failed. */
  error: unknown
  /** Codes that a field above the code says itself. */
  saidAbove?: readonly ['wrong-password']
  onCancel: () => void
  onSubmit: (code: string) => void
}

/** Asks for a code from the authenticator app. */
export function AppCodeForm(props: AppCodeFormProps) {
  const { label = m.codeFromYourApp(), help, above, submitLabel, busyLabel, destructive, busy, error } = props
  const { saidAbove = [], onCancel, onSubmit } = props
  const [code, setCode] = useState('')
  const isWrong = hasCode(error, 'second-factor-wrong', 'invalid-input')
  const isAbove = hasCode(error, ...saidAbove)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) onSubmit(code)
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-md">
      {error && !isWrong && !isAbove ? <SaveFailed title={m.weCouldntCheckTheCode()} error={error} /> : null}
      {above}
      <TextField
        label={label}
        inputMode={help ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isWrong ? sentenceOf(error) : undefined}
        help={help}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="lg" disabled={busy} onClick={onCancel}>
          {m.cancel()}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant={destructive ? 'destructive' : 'primary'}
          disabled={!code.trim()}
          busy={busy}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
