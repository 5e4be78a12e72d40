import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { KeyRound } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { m } from './messages.ts'

/** An identity provider that the sign-in page offers. */
export type SignInProvider = OperationOutput<Operations['readSignInOptions']>['providers'][number]

interface OtherWaysProps {
  google: boolean
  providers: SignInProvider[]
  returnPath: string
  remember: boolean
  disabled: boolean
  onPasskey: () => void
}

/** Whether this browser supports passkeys, which it hides if the connection is not secure. */
const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Ways to sign in without typing a password; nothing if there are none. */
export function OtherWays({ google, providers, returnPath, remember, disabled, onPasskey }: OtherWaysProps) {
  if (!google && providers.length === 0 && !knowsPasskeys()) return null
  const onWay = { returnTo: returnPath, ...(remember && { remember: 'yes' as const }) }
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-sm text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {m.or()}
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="grid gap-2.5">
        {knowsPasskeys() && (
          <Button
            size="lg"
            className="min-h-11 w-full"
            icon={<KeyRound size={16} aria-hidden="true" />}
            disabled={disabled}
            onClick={onPasskey}
          >
            {m.signInWithAPasskey()}
          </Button>
        )}
        {providers.map(({ id, name }) => (
          <a
            key={id}
            href={addressFor('startSamlSignIn', { providerId: id, ...onWay })}
            className={buttonClass('secondary', 'lg', 'min-h-11 w-full')}
          >
            {m.continueWithProvider({ name })}
          </a>
        ))}
        {google && (
          <a
            href={addressFor('startGoogleSignIn', onWay)}
            className={buttonClass('secondary', 'lg', 'min-h-11 w-full')}
          >
            <GoogleMark />
            {m.continueWithGoogle()}
          </a>
        )}
      </div>
    </>
  )
}
