import { pageMessage } from '@campanile/contract/page-messages.ts'
import { passkeySentence } from '#lib/passkey.ts'
import { Alert } from './Alert.tsx'
import { AppCodeForm } from './AppCodeForm.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

const titles = {
  password: 'Confirm your password to continue',
  code: 'Confirm with your authenticator app to continue',
  passkey: 'Confirm with your passkey to continue',
  none: 'Sign in again to continue',
} as const

/** A way to confirm: what was typed is checked, and the last attempt may have failed. */
interface Check<Input extends unknown[]> {
  busy: boolean
  error: unknown
  onSubmit: (...input: Input) => void
}

interface ConfirmIdentityProps {
  /** The way that is offered first; undefined until it is known. */
  first: keyof typeof titles | undefined
  hasPasskey: boolean
  email: string
  password: Check<[password: string]>
  code: Check<[code: string]>
  passkey: Check<[]>
  onCancel: () => void
}

/** Asks for the password, a code of the authenticator app, or a passkey, whichever this person has. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { first, hasPasskey, email, password, code, passkey, onCancel } = props
  return (
    <Dialog
      onClose={onCancel}
      title={first ? titles[first] : 'Confirm it’s you to continue'}
      description="You won’t be asked again for ten minutes."
      // Waiting for a passkey can take minutes, so that does not keep the dialog open.
      busy={password.busy || code.busy}
    >
      <div className="px-6 py-5 max-md:px-4">
        {!first && <SkeletonRows />}
        {passkey.error ? (
          <Alert tone="bad" takesFocus className="mb-4">
            {passkeySentence(passkey.error)}
          </Alert>
        ) : null}
        {first === 'password' && <PasswordForm email={email} onCancel={onCancel} {...password} />}
        {first === 'code' && (
          <AppCodeForm submitLabel="Confirm" busyLabel="Checking" onCancel={onCancel} {...code} />
        )}
        {first === 'none' && (
          <p className="mb-4 text-base text-ink-2">{pageMessage['requires-recent-login']}</p>
        )}
        {first && hasPasskey && (
          <Button
            variant={first === 'passkey' ? 'primary' : 'ghost'}
            size="lg"
            className="mt-2 min-h-11 w-full"
            busy={passkey.busy}
            busyLabel="Waiting for your device"
            onClick={() => passkey.onSubmit()}
          >
            {first === 'passkey' ? 'Use a passkey' : 'Use a passkey instead'}
          </Button>
        )}
        {(first === 'passkey' || first === 'none') && (
          <Button size="lg" className="mt-2 min-h-11 w-full" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Dialog>
  )
}
