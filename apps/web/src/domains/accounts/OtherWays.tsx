import { KeyRound } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { m } from './messages.ts'

interface OtherWaysProps {
  google: boolean
  returnPath: string
  remember: boolean
  disabled: boolean
  onPasskey: () => void
}

/** Whether this browser has passkeys, which it hides where the connection is not secure. */
const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Ways to sign in without typing a password; nothing where there is none. */
export function OtherWays({ google, returnPath, remember, disabled, onPasskey }: OtherWaysProps) {
  if (!google && !knowsPasskeys()) return null
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
        {google && (
          <a
            href={addressFor('startGoogleSignIn', {
              returnTo: returnPath,
              ...(remember && { remember: 'yes' }),
            })}
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
