import { answerWithPasskey, knowsPasskeys } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useAct, useActOn } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ConfirmIdentity } from '#ui/ConfirmIdentity.tsx'

interface ConfirmIdentityDialogProps {
  /** Whether the person confirmed. */
  onClose: (confirmed: boolean) => void
}

async function confirmWithPasskey() {
  const challenge = await call('startPasskeyConfirmation', {})
  return call('confirmWithPasskey', { assertion: await answerWithPasskey(challenge) })
}

/** Sends the signed-in person's confirmation to the server. */
export function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const { email } = useUser()
  const { first, hasPasskey, isPending } = useConfirmationMeans()
  const password = useAct('confirmPassword')
  const code = useAct('confirmWithSecondFactor')
  const passkey = useActOn('confirmWithPasskey', confirmWithPasskey)
  const onSuccess = () => onClose(true)
  return (
    <ConfirmIdentity
      first={isPending ? undefined : first}
      hasPasskey={hasPasskey}
      email={email}
      password={{
        busy: password.isPending,
        error: password.error,
        onSubmit: (text) => password.mutate({ password: text }, { onSuccess }),
      }}
      code={{
        busy: code.isPending,
        error: code.error,
        onSubmit: (text) => code.mutate({ code: text }, { onSuccess }),
      }}
      passkey={{
        busy: passkey.isPending,
        error: passkey.error,
        onSubmit: () => passkey.mutate(undefined, { onSuccess }),
      }}
      onCancel={() => onClose(false)}
    />
  )
}

/** The ways in which the person can confirm who they are; if they cannot be read, the password, which most people have. */
function useConfirmationMeans() {
  const password = useRead('readMyPassword', {})
  const secondFactor = useRead('readSecondFactor', {})
  const passkeys = useRead('listPasskeys', {}, { enabled: knowsPasskeys() })
  const hasPasskey = passkeys.data ? passkeys.data.items.length > 0 : false
  const hasPassword = password.data ? password.data.setAt !== null : true
  const first = hasPassword ? 'password' : secondFactor.data?.on ? 'code' : hasPasskey ? 'passkey' : 'none'
  return {
    first,
    hasPasskey,
    isPending: password.isLoading || secondFactor.isLoading || passkeys.isLoading,
  } as const
}
