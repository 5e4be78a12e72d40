import {
  credentialMessages,
  emailError,
  minPasswordLength,
  passwordError,
} from '@campanile/contract/accounts/credentials.ts'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { inWords } from '#lib/inWords.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { LengthBar } from '#ui/LengthBar.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import type { SignInProvider } from './OtherWays.tsx'

interface SignInFormProps {
  busy: boolean
  /** Signed in: nothing is left to do. */
  done: boolean
  /** Whether to stay signed in when the browser is closed. */
  remember: boolean
  onRemember: (remember: boolean) => void
  providers: SignInProvider[]
  returnPath: string
  onSubmit: (email: string, password: string) => void
}

/** Email and password. Plain state: a form library would not fit the sign-in page's budget. */
export function SignInForm({
  busy,
  done,
  remember,
  onRemember,
  providers,
  returnPath,
  onSubmit,
}: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ email: false, password: false })
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const wrong = { email: inWords(emailError(email)), password: inWords(passwordError(password)) }
  const ready = !wrong.email && !wrong.password

  const domain = email.trim().toLowerCase().split('@')[1] ?? ''
  const provider = providers.find(({ emailDomains }) => emailDomains.includes(domain))

  const judge = () => {
    setTouched({ email: true, password: true })
    if (wrong.email) emailInput.current?.focus()
    else if (wrong.password) passwordInput.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !busy && !done) onSubmit(email.trim(), password)
  }
  // A form with a disabled button does not submit on Enter, but its fields are still validated.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !ready) judge()
  }

  return (
    <form className="mt-7" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <TextField
        ref={emailInput}
        label={m.email()}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        placeholder={m.emailExample()}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched((it) => ({ ...it, email: true }))}
        error={touched.email ? wrong.email : undefined}
        ok={touched.email ? inWords(credentialMessages.emailValid) : undefined}
      />
      {provider && (
        <a
          href={addressFor('startSamlSignIn', {
            providerId: provider.id,
            returnTo: returnPath,
            ...(remember && { remember: 'yes' }),
          })}
          className={buttonClass('primary', 'lg', 'mt-3 min-h-11 w-full')}
        >
          {m.continueWithProvider({ name: provider.name })}
        </a>
      )}
      <PasswordField
        ref={passwordInput}
        className="mt-3"
        label={m.password()}
        name="password"
        autoComplete="current-password"
        placeholder={m.atLeast6Characters()}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => setTouched((it) => ({ ...it, password: true }))}
        error={touched.password ? wrong.password : undefined}
        ok={touched.password ? inWords(credentialMessages.passwordValid) : undefined}
        hint={
          <Link to="/forgot-password" className="text-sm font-label text-brand-ink hover:underline">
            {m.forgotPasswordQuestion()}
          </Link>
        }
        below={<LengthBar length={password.length} least={minPasswordLength} />}
      />
      <div className="mt-3">
        <CheckField
          label={m.keepMeSignedIn()}
          help={m.forTwoWeeksOnThisDevice()}
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-5 min-h-11 w-full"
        disabled={!ready || done}
        busy={busy}
        busyLabel={m.signingIn()}
      >
        {m.signIn()}
      </Button>
    </form>
  )
}
