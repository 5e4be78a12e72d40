import { pageMessage } from '@campanile/contract/page-messages.ts'
import { passkeySentence } from '#lib/passkey.ts'
import { Alert } from './Alert.tsx'
import { AppCodeForm } from './AppCodeForm.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { m } from './messages.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

const titles = {
  password: m.confirmYourPasswordToContinue(),
  code: m.confirmWithYourApp(),
  passkey: m.confirmWithYourPasskeyToContinue(),
  none: m.signInAgainToContinue(),
} as const

/** A way to confirm: the input is checked, and the last attempt may have failed. */
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

/**
 * Asks for the password, a code of the authenticator app, or a passkey, depending on what this person has.
 */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { first, hasPasskey, email, password, code, passkey, onCancel } = props
  return (
    <Dialog
      onClose={onCancel}
      title={first ? titles[first] : m.confirmItsYouToContinue()}
      description={m.youWontBeAskedAgain()}
      // Waiting for a passkey can take minutes, so it does not keep the dialog open.
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
          <AppCodeForm submitLabel={m.confirm()} busyLabel={m.checking()} onCancel={onCancel} {...code} />
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
            busyLabel={m.waitingForYourDevice()}
            onClick={() => passkey.onSubmit()}
          >
            {first === 'passkey' ? m.withPasskey() : m.withPasskeyInstead()}
          </Button>
        )}
        {(first === 'passkey' || first === 'none') && (
          <Button size="lg" className="mt-2 min-h-11 w-full" onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
