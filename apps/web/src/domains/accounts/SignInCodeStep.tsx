import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

interface SignInCodeStepProps {
  busy: boolean
  done: boolean
  onSubmit: (code: string) => void
  onBack: () => void
}

const kinds = {
  app: { label: m.codeFromYourAuthenticatorApp(), placeholder: '123456', other: m.withRecoveryCode() },
  recovery: { label: m.recoveryCode(), placeholder: 'xxxxx-xxxxx', other: m.withAppCode() },
} as const

/** After the password: the code of the app, or a recovery code. */
export function SignInCodeStep({ busy, done, onSubmit, onBack }: SignInCodeStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { label, placeholder, other } = kinds[kind]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind is typed into the same field
  useEffect(() => input.current?.focus(), [kind])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() && !busy && !done) onSubmit(code)
  }
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setCode('')
  }
  return (
    <form className="mt-7" onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={label}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        placeholder={placeholder}
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-3 min-h-11 w-full"
        disabled={!code.trim() || done}
        busy={busy}
        busyLabel={m.signingIn()}
      >
        {m.signIn()}
      </Button>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={onBack}>
          {m.back()}
        </Button>
        <Button variant="ghost" onClick={change}>
          {other}
        </Button>
      </div>
    </form>
  )
}
