import { errorMessage } from '@campanile/contract/error-messages.ts'
import { answerWithPasskey, passkeySentence } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { useAct, useActOn } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { CodeForm } from '../security/CodeForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { useConfirmationMeans } from './useConfirmationMeans.ts'

const titles = {
  password: 'Confirm your password to continue',
  code: 'Confirm with your authenticator app to continue',
  passkey: 'Confirm with your passkey to continue',
  none: 'Sign in again to continue',
} as const

interface ConfirmIdentityDialogProps {
  /** Whether the person confirmed. */
  onClose: (confirmed: boolean) => void
}

async function confirmWithPasskey() {
  const challenge = await call('startPasskeyConfirmation', {})
  return call('confirmWithPasskey', { assertion: await answerWithPasskey(challenge) })
}

/** Asks for the password, a code of the authenticator app, or a passkey, whichever this person has. */
export function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const { first, hasPasskey, isPending } = useConfirmationMeans()
  const password = useAct('confirmPassword')
  const code = useAct('confirmWithSecondFactor')
  const passkey = useActOn('confirmWithPasskey', confirmWithPasskey)
  const onSuccess = () => onClose(true)
  const cancel = () => onClose(false)
  return (
    <Dialog
      onClose={cancel}
      title={isPending ? 'Confirm it’s you to continue' : titles[first]}
      description="You won’t be asked again for ten minutes."
      // Waiting for a passkey can take minutes, so that does not keep the dialog open.
      busy={password.isPending || code.isPending}
    >
      <div className="px-6 py-5 max-md:px-4">
        {isPending ? (
          <SkeletonRows />
        ) : (
          <>
            {passkey.error && (
              <Alert tone="bad" takesFocus className="mb-4">
                {passkeySentence(passkey.error)}
              </Alert>
            )}
            {first === 'password' && (
              <PasswordForm
                busy={password.isPending}
                error={password.error}
                onCancel={cancel}
                onSubmit={(text) => password.mutate({ password: text }, { onSuccess })}
              />
            )}
            {first === 'code' && (
              <CodeForm
                submitLabel="Confirm"
                busyLabel="Checking"
                busy={code.isPending}
                error={code.error}
                onCancel={cancel}
                onSubmit={(text) => code.mutate({ code: text }, { onSuccess })}
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
        )}
      </div>
    </Dialog>
  )
}
